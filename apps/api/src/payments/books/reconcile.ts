import type { ReconciliationResponse, ReconciliationRow, Taking } from '@app/contracts';
import { sumPence, toPence, toPounds } from '@app/pricing';
import type { BookEntry } from '../provider/card-payments';
import type { OurRow, RecordedRow } from './our-books';

/** From an instant on, up to another. */
export interface Span {
  since: Date;
  before: Date;
}

type Sums = ReconciliationResponse['ours'];

/** A movement of money as each of the books has it. */
export interface Pair {
  verdict: ReconciliationRow['verdict'];
  ours: OurRow | null;
  theirs: BookEntry | null;
}

/** Our books beside the provider's. */
export interface Reconciled {
  ours: Sums;
  theirs: Sums | null;
  isEqual: boolean | null;
  /** In the order of time. */
  pairs: Pair[];
  takings: Taking[];
}

const keyOf = (kind: BookEntry['kind'], transactionId: string | null) => `${kind} ${transactionId ?? ''}`;

const isWithin = (at: Date, { since, before }: Span) => at >= since && at < before;

/**
 * Lays our books of a day beside the provider's. Payments are matched by their transaction, refunds and chargebacks by
 * that and their amount. What both have belongs to the day on which the provider has it; what one has alone, to its own.
 * What was taken where the customer stood is of another business, whose account this is as well: it is told apart.
 *
 * @param theirs of the day and around it; null: they could not be asked
 * @param recorded what staff say was paid at the counter on that day
 */
export function reconcile(
  day: Span,
  ours: readonly OurRow[],
  theirs: readonly BookEntry[] | null,
  recorded: readonly RecordedRow[] = [],
): Reconciled {
  if (!theirs) {
    const pairs = ours
      .filter(({ at }) => isWithin(at, day))
      .map((row): Pair => ({ verdict: 'unchecked', ours: row, theirs: null }));
    return { ours: sumsOf(pairs, 'ours'), theirs: null, isEqual: null, pairs, takings: [] };
  }
  const known = new Set(ours.map(({ transaction_id }) => transaction_id));
  const isTaking = ({ means, transactionId }: BookEntry) =>
    means !== 'card-online' && !known.has(transactionId);
  const left = new Map<string, OurRow[]>();
  for (const row of ours) {
    const key = keyOf(row.kind, row.transaction_id);
    left.set(key, [...(left.get(key) ?? []), row]);
  }
  const like = ({ kind, transactionId }: BookEntry) => left.get(keyOf(kind, transactionId)) ?? [];
  // What fits to the penny finds its like first; of what is over, the amounts differ.
  const equal = theirs
    .filter((entry) => !isTaking(entry))
    .map((entry) => ({
      theirs: entry,
      same: take(like(entry), (row) => toPence(row.amount) === entry.amount),
    }));
  const both = equal.map(({ theirs: entry, same }): Pair & { theirs: BookEntry } => {
    const row = same ?? like(entry).shift() ?? null;
    return { verdict: same ? 'equal' : row ? 'differs' : 'theirs', ours: row, theirs: entry };
  });
  const alone = [...left.values()]
    .flat()
    .map((row): Pair & { ours: OurRow } => ({ verdict: 'ours', ours: row, theirs: null }));
  const pairs = [
    ...both.filter((pair) => isWithin(pair.theirs.at, day)),
    ...alone.filter((pair) => isWithin(pair.ours.at, day)),
  ].sort((one, other) => momentOf(one).getTime() - momentOf(other).getTime());
  return {
    ours: sumsOf(pairs, 'ours'),
    theirs: sumsOf(pairs, 'theirs'),
    isEqual: pairs.every(({ verdict }) => verdict === 'equal'),
    pairs,
    takings: matched(
      theirs.filter((entry) => isTaking(entry) && isWithin(entry.at, day)),
      recorded,
    ),
  };
}

/** When it moved: by the provider's books, where they have it. */
export const momentOf = ({ ours, theirs }: Pair): Date => theirs?.at ?? ours?.at ?? new Date(NaN);

function take<Row>(rows: Row[], fits: (row: Row) => boolean): Row | undefined {
  const index = rows.findIndex(fits);
  return index < 0 ? undefined : rows.splice(index, 1)[0];
}

/** Each taking with the order on which staff recorded as much on that day, by the same means. */
function matched(takings: readonly BookEntry[], recorded: readonly RecordedRow[]): Taking[] {
  const left = [...recorded];
  return takings.map(({ kind, at, means, amount, transactionCode }) => {
    const found =
      kind === 'payment' && take(left, (row) => row.means === means && toPence(row.amount) === amount);
    return {
      kind,
      at: at.toISOString(),
      means,
      amount: toPounds(amount),
      transactionCode,
      quotes: found ? [found.quote] : [],
    };
  });
}

/** The same as the wire has it. */
export const toRow = (pair: Pair): ReconciliationRow => {
  const { verdict, ours, theirs } = pair;
  return {
    kind: theirs?.kind ?? ours?.kind ?? 'payment',
    verdict,
    at: momentOf(pair).toISOString(),
    transactionId: theirs?.transactionId ?? ours?.transaction_id ?? null,
    transactionCode: ours?.transaction_code ?? theirs?.transactionCode ?? null,
    depositId: ours?.deposit_id ?? null,
    quotes: ours?.quotes ?? [],
    ours: ours?.amount ?? null,
    theirs: theirs && toPounds(theirs.amount),
  };
};

/** What a bank took back is among what was given back. */
function sumsOf(pairs: readonly Pair[], side: 'ours' | 'theirs'): Sums {
  const rows = pairs.map(toRow);
  const amounts = (isPayment: boolean) =>
    rows.flatMap((row) =>
      (row.kind === 'payment') === isPayment && row[side] !== null ? [toPence(row[side])] : [],
    );
  const [paid, back] = [amounts(true), amounts(false)];
  return {
    payments: paid.length,
    amount: toPounds(sumPence(paid)),
    refunds: back.length,
    refunded: toPounds(sumPence(back)),
  };
}
