import { type BankLineDue, type BankLineOrder, type BankMatch, bankStatementLimits } from '@app/contracts';
import { toPence, toPounds, type Pence } from '@app/pricing';
import { referencesIn, wordsIn } from './references-in';

/** An order, or a quote that was not ordered, that a line may be a payment for. Amounts are in pounds. */
export interface MatchCandidate {
  quoteId: string;
  orderId: string | null;
  orderReference: string | null;
  reference: string;
  customerName: string | null;
  /** The amount to pay now. */
  due: string;
  dueFor: BankLineDue;
  /** The amounts that a payment may have: the missing deposit, a requested balance, all that is owed. */
  expected: string[];
  quoteReferences: string[];
  invoiceNumbers: string[];
}

export interface MatchedLine {
  isCertain: boolean;
  orders: BankLineOrder[];
}

const ranks: readonly BankMatch[] = ['reference', 'amount-and-name', 'amount', 'name'];

/**
 * A match is certain if the text names exactly one order and the amount is expected on it. Only one line can be a certain match
 * for an order. For another line the order is a suggestion.
 */
export function matchLines(
  lines: readonly { pence: Pence; text: string }[],
  candidates: readonly MatchCandidate[],
): MatchedLine[] {
  const preparedCandidates = candidates.map(prepareCandidate);
  const matchedOrders = new Set<string>();
  return lines.map((line) => {
    const { orders, quotes, invoices } = referencesIn(line.text);
    const references = new Set([...orders, ...quotes, ...invoices]);
    const words = new Set(wordsIn(line.text));
    const found = preparedCandidates.flatMap((candidate) => {
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
      // If the payer named an order, other orders of customers with the same name are not suggested.
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

const prepareCandidate = (candidate: MatchCandidate): PreparedCandidate => ({
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
