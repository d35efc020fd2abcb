import { type BankLineDue, type BankLineOrder, type BankMatch, bankStatementLimits } from '@app/contracts';
import { toPence, toPounds, type Pence } from '@app/pricing';
import { referencesIn, wordsIn } from './references-in';

/** An order, or a quote that is not ordered, that some line may be for. Amounts in pounds. */
export interface MatchCandidate {
  quoteId: string;
  orderId: string | null;
  orderReference: string | null;
  reference: string;
  customerName: string | null;
  /** To pay now. */
  due: string;
  dueFor: BankLineDue;
  /** Amounts that would be expected: the missing deposit, a requested balance, all that is owed. */
  expected: string[];
  quoteReferences: string[];
  invoiceNumbers: string[];
}

interface MatchedLine {
  isCertain: boolean;
  orders: BankLineOrder[];
}

const ranks: readonly BankMatch[] = ['reference', 'amount-and-name', 'amount', 'name'];

/**
 * Certain if the text names one order and the amount is expected on it. Two lines are never certain for the same order: the
 * second is a suggestion.
 */
export function matchLines(
  lines: readonly { pence: Pence; text: string }[],
  candidates: readonly MatchCandidate[],
): MatchedLine[] {
  const prepared = candidates.map(prepare);
  const matchedOrders = new Set<string>();
  return lines.map((line) => {
    const { orders, quotes, invoices } = referencesIn(line.text);
    const references = new Set([...orders, ...quotes, ...invoices]);
    const words = new Set(wordsIn(line.text));
    const found = prepared.flatMap((candidate) => {
      const because = matchOf({ amount: line.pence, references, words }, candidate);
      return because ? [{ ...candidate, because }] : [];
    });
    const ranked = found.toSorted((one, other) => ranks.indexOf(one.because) - ranks.indexOf(other.because));
    const named = ranked.filter(({ because }) => because === 'reference');
    const [best] = named;
    const orderId = named.length === 1 && best?.expected.has(line.pence) ? best.candidate.orderId : null;
    const isCertain = orderId !== null && !matchedOrders.has(orderId);
    if (isCertain) matchedOrders.add(orderId);
    return {
      isCertain,
      // Orders of the same name are noise beside the one that the payer named.
      orders: (named.length > 0 ? named : ranked)
        .slice(0, bankStatementLimits.suggestions)
        .map(({ candidate, because }) => toOrder(candidate, because)),
    };
  });
}

interface PreparedCandidate {
  candidate: MatchCandidate;
  references: readonly string[];
  expected: ReadonlySet<number>;
  surname: string | undefined;
}

const prepare = (candidate: MatchCandidate): PreparedCandidate => ({
  candidate,
  references: [
    ...(candidate.orderReference === null ? [] : [candidate.orderReference]),
    ...candidate.quoteReferences,
    ...candidate.invoiceNumbers,
  ],
  expected: new Set(candidate.expected.map(toPence)),
  surname: wordsIn(candidate.customerName ?? '').at(-1),
});

interface LineWords {
  amount: Pence;
  references: ReadonlySet<string>;
  words: ReadonlySet<string>;
}

function matchOf(
  { amount, references, words }: LineWords,
  { candidate, expected, surname, ...known }: PreparedCandidate,
): BankMatch | null {
  if (references.size > 0 && known.references.some((reference) => references.has(reference)))
    return 'reference';
  const hasName = surname !== undefined && words.has(surname);
  if (expected.has(amount)) return hasName ? 'amount-and-name' : 'amount';
  return hasName && toPence(candidate.due) > 0 ? 'name' : null;
}

const toOrder = (
  { quoteId, orderId, orderReference, reference, customerName, due, dueFor }: MatchCandidate,
  because: BankMatch,
): BankLineOrder => ({
  quoteId,
  order: orderId && orderReference ? { id: orderId, reference: orderReference } : null,
  reference,
  customerName,
  due: toPounds(toPence(due)),
  dueFor,
  because,
});
