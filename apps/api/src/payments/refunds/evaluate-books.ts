import { formatGbp, pence, sumPence, type Pence } from '@app/pricing';
import type { TransactionRecord } from '../provider/card-payments';

/** How many refunds of one amount the provider's books showed before ours: by that, ours is told apart from them. */
export interface Baseline {
  bookedBefore: number;
  refusedBefore: number;
}

/** Whether a refund may be sent now, as the provider's books stand. */
export type Readiness =
  | ({ kind: 'ready' } & Baseline)
  /** Nothing is certain yet. */
  | { kind: 'wait'; why: string }
  /** It cannot be done, now or later. */
  | { kind: 'impossible'; why: string };

/** What the books say of a refund that may have been sent. */
export type Outcome = 'booked' | 'refused' | 'under-way' | 'nothing' | 'unreadable';

/** Judges the books before a refund is sent. While another one is under way at the provider, ours waits. */
export function refundReadiness(books: TransactionRecord, amount: Pence): Readiness {
  const { refunds, currency } = books;
  if (books.amount === null || currency === null || refunds.some((refund) => refund.amount === null)) {
    return { kind: 'wait', why: 'The books of the card provider cannot be read plainly.' };
  }
  if (currency !== 'GBP') return { kind: 'impossible', why: `The charge is in ${currency}, not in pounds.` };
  if (books.state !== 'successful' && books.state !== 'refunded') {
    return { kind: 'wait', why: 'The card provider does not call this charge successful.' };
  }
  if (refunds.some(({ state }) => state === 'pending')) {
    return { kind: 'wait', why: 'Another refund of this charge is under way at the card provider.' };
  }
  const given = refunds
    .filter(({ state }) => state === 'refunded')
    .map((refund) => refund.amount ?? pence(0));
  const left = pence(books.amount - sumPence(given));
  if (amount > left) {
    return {
      kind: 'impossible',
      why: `By the books of the card provider, ${formatGbp(left)} of this charge is left to give back.`,
    };
  }
  const same = refunds.filter((refund) => refund.amount === amount);
  return {
    kind: 'ready',
    bookedBefore: same.filter(({ state }) => state === 'refunded').length,
    refusedBefore: same.filter(({ state }) => state === 'failed').length,
  };
}

/** How often the books show a refund that was sent: once, one hopes. */
export const timesBooked = (
  { refunds }: TransactionRecord,
  amount: Pence,
  { bookedBefore }: Baseline,
): number =>
  refunds.filter((refund) => refund.amount === amount && refund.state === 'refunded').length - bookedBefore;

/** Judges the books after a refund may have been sent: they alone say whether it was carried out. */
export function refundOutcome(books: TransactionRecord, amount: Pence, before: Baseline): Outcome {
  const { refunds } = books;
  if (timesBooked(books, amount, before) > 0) return 'booked';
  if (refunds.some(({ state }) => state === 'pending')) return 'under-way';
  if (refunds.some((refund) => refund.amount === null)) return 'unreadable';
  const refused = refunds.filter((refund) => refund.amount === amount && refund.state === 'failed').length;
  return refused > before.refusedBefore ? 'refused' : 'nothing';
}
