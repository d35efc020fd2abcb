import type { AdminQuote } from '@app/contracts';

/** Why a quote cannot be ordered; null: it can. */
export function orderBlockerOf(quote: AdminQuote): string | null {
  const { order, payment, status, deletedAt, isSuperseded, countsAs } = quote;
  if (order) return `It is part of ${order.reference}.`;
  if (payment === 'paid' || payment === 'review') return 'Its deposit has been paid.';
  const isOver = status === 'declined' || status === 'completed' || deletedAt !== null;
  return isOver || isSuperseded || countsAs ? 'It is declined, completed, deleted or replaced.' : null;
}
