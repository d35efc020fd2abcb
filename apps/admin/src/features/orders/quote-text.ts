import type { AdminQuote } from '@app/contracts';
import { text } from './text';

type Contact = Pick<AdminQuote, 'customerName' | 'customerEmail' | 'customerPhone'>;

export const contactDetailsOf = ({ customerName, customerEmail, customerPhone }: Contact): string[] =>
  [customerName, customerEmail, customerPhone].filter((value) => value !== null && value !== '') as string[];

/**
 * State of the latest deposit; the quote's own state if the deposit was paid on the quote it revises, or refunded.
 * null: no payment was started.
 */
export function paymentStatusOf({
  deposit,
  payment,
  isRefunded,
}: Pick<AdminQuote, 'deposit' | 'payment' | 'isRefunded'>): string | null {
  if (isRefunded) return 'refunded';
  // Paid offline, so the state of the card page does not matter – except for a payment in review.
  if (payment === 'paid' && deposit?.paymentStatus !== 'review') return 'paid';
  if (deposit) return deposit.paymentStatus;
  if (!payment || payment === 'none') return null;
  return payment === 'open' ? 'pending' : payment;
}

export const currentQuoteText = ({ reference, isNewer }: NonNullable<AdminQuote['currentQuote']>): string =>
  isNewer ? text.replacedBy(reference) : text.depositIsOn(reference);

/** No follow-ups: it has ended or was replaced. */
export const needsNoFollowUp = ({
  status,
  isSuperseded,
  currentQuote,
}: Pick<AdminQuote, 'status' | 'isSuperseded' | 'currentQuote'>): boolean =>
  isSuperseded || currentQuote !== null || status === 'declined' || status === 'completed';
