import type { AdminQuote } from '@app/contracts';
import { text } from './text';

type Contact = Pick<AdminQuote, 'customerName' | 'customerEmail' | 'customerPhone'>;

/** Who it is for, as far as anybody has said: name before e-mail before phone. */
export const contactOf = ({ customerName, customerEmail, customerPhone }: Contact): string[] =>
  [customerName, customerEmail, customerPhone].filter((said) => said !== null && said !== '') as string[];

/**
 * How the deposit stands: the latest one's state; that of the quote where its deposit was paid on the one that it
 * revises, or was given back. null: none was ever begun.
 */
export function paymentStatusOf({
  deposit,
  payment,
  isRefunded,
}: Pick<AdminQuote, 'deposit' | 'payment' | 'isRefunded'>): string | null {
  if (isRefunded) return 'refunded';
  // Paid otherwise than online, whatever became of its card page; but a payment to look at is never passed over.
  if (payment === 'paid' && deposit?.paymentStatus !== 'review') return 'paid';
  if (deposit) return deposit.paymentStatus;
  if (!payment || payment === 'none') return null;
  return payment === 'open' ? 'pending' : payment;
}

export const countsAsWords = ({ reference, isNewer }: NonNullable<AdminQuote['countsAs']>): string =>
  isNewer ? text.replacedBy(reference) : text.depositIsOn(reference);

/** Nobody is followed up about it: it has ended, or another one stands in its place. */
export const isOver = ({
  status,
  isSuperseded,
  countsAs,
}: Pick<AdminQuote, 'status' | 'isSuperseded' | 'countsAs'>): boolean =>
  isSuperseded || countsAs !== null || status === 'declined' || status === 'completed';
