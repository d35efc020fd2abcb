import type { ReconciliationResponse, ReconciliationRow } from '@app/contracts';
import { sumPence, toPence, toPounds } from '@app/pricing';
import type { BookEntry } from '../../payments';
import type { OurRow } from './our-books';

/** From an instant on, up to another. */
interface Span {
  since: Date;
  before: Date;
}

type Sums = ReconciliationResponse['ours'];

/** Our books beside the provider's. */
export interface Reconciled {
  ours: Sums;
  theirs: Sums | null;
  isEqual: boolean | null;
  rows: ReconciliationRow[];
}

const isWithin = (at: Date, { since, before }: Span) => at >= since && at < before;

/**
 * Lays our books of a day beside the provider's. Payments are matched by their transaction, refunds by that and their
 * amount. What both have belongs to the day on which the provider has it; what one has alone, to its own.
 *
 * @param theirs of the day and around it; null: they could not be asked
 */
export function reconcile(
  day: Span,
  ours: readonly OurRow[],
  theirs: readonly BookEntry[] | null,
): Reconciled {
  if (!theirs) {
    const rows = ours.filter(({ at }) => isWithin(at, day)).map((row) => toRow('unchecked', row, row, null));
    return { ours: sumsOf(rows, 'ours'), theirs: null, isEqual: null, rows };
  }
  const left = [...ours];
  const take = (fits: (row: OurRow) => boolean): OurRow | undefined => {
    const index = left.findIndex(fits);
    return index < 0 ? undefined : left.splice(index, 1)[0];
  };
  const isOf = (entry: BookEntry) => (row: OurRow) =>
    row.kind === entry.kind && row.transaction_id === entry.transactionId;
  const isSame = (entry: BookEntry) => (row: OurRow) =>
    isOf(entry)(row) && toPence(row.amount) === entry.amount;
  // What fits to the penny finds its like first; of what is over, the amounts differ.
  const equal = theirs.map((entry) => ({ entry, row: take(isSame(entry)) }));
  const pairs = equal.map(({ entry, row }) => ({
    entry,
    row: row ?? take(isOf(entry)),
    isEqual: row !== undefined,
  }));

  const paired = pairs
    .filter(({ entry }) => isWithin(entry.at, day))
    .map(({ entry, row, isEqual }) =>
      toRow(isEqual ? 'equal' : row ? 'differs' : 'theirs', entry, row ?? null, entry),
    );
  const alone = left.filter(({ at }) => isWithin(at, day)).map((row) => toRow('ours', row, row, null));
  const rows = [...paired, ...alone].sort((one, other) => one.at.localeCompare(other.at));
  return {
    ours: sumsOf(rows, 'ours'),
    theirs: sumsOf(rows, 'theirs'),
    isEqual: rows.every(({ verdict }) => verdict === 'equal'),
    rows,
  };
}

const toRow = (
  verdict: ReconciliationRow['verdict'],
  { kind, at }: Pick<BookEntry, 'kind' | 'at'>,
  ours: OurRow | null,
  theirs: BookEntry | null,
): ReconciliationRow => ({
  kind,
  verdict,
  at: at.toISOString(),
  transactionId: theirs?.transactionId ?? ours?.transaction_id ?? null,
  transactionCode: ours?.transaction_code ?? theirs?.transactionCode ?? null,
  depositId: ours?.deposit_id ?? null,
  quotes: ours?.quotes ?? [],
  ours: ours?.amount ?? null,
  theirs: theirs && toPounds(theirs.amount),
});

function sumsOf(rows: readonly ReconciliationRow[], side: 'ours' | 'theirs'): Sums {
  const amounts = (kind: ReconciliationRow['kind']) =>
    rows.flatMap((row) => (row.kind === kind && row[side] !== null ? [toPence(row[side])] : []));
  const [paid, back] = [amounts('payment'), amounts('refund')];
  return {
    payments: paid.length,
    amount: toPounds(sumPence(paid)),
    refunds: back.length,
    refunded: toPounds(sumPence(back)),
  };
}
