import type { AdminQuote } from '@app/contracts';

/** Why a quote cannot be ordered; null: it can. */
export function orderBlockerOf(quote: AdminQuote): string | null {
  const { order, payment, status, deletedAt, isSuperseded, currentQuote } = quote;
  if (order) return `This quote is already part of ${order.reference}.`;
  if (payment === 'paid' || payment === 'review') return 'The deposit for this quote has been paid.';
  if (quote.paymentBlocker === 'invalid-configuration')
    return 'By our rules this top cannot be made. Approve the quote with a reason first.';
  const isOver = status === 'declined' || status === 'completed' || deletedAt !== null;
  return isOver || isSuperseded || currentQuote
    ? 'This quote is declined, completed, deleted or replaced.'
    : null;
}
