import type { QuoteResponse } from '@app/contracts';
import { depositOf, formatGbp, toPence, type Pence } from '@app/pricing';
import { revisionText } from './revision-text';
import { text } from './text';

/** The deposit: what was already paid if it revises another quote, else a share of its price. */
export function depositOfQuote({ totalPrice, revision }: QuoteResponse): {
  amount: Pence;
  isCredited: boolean;
} {
  const credited = revision ? toPence(revision.depositCredited) : null;
  return credited !== null && credited > 0
    ? { amount: credited, isCredited: true }
    : { amount: depositOf(toPence(totalPrice)), isCredited: false };
}

/** In short: 'Deposit £47.70'. */
export function depositText(quote: QuoteResponse): string {
  const { amount, isCredited } = depositOfQuote(quote);
  return isCredited ? `${revisionText.paid} ${formatGbp(amount)}` : text.depositShort(formatGbp(amount));
}

/** Ordered, neither cancelled nor handed over. */
export const isOngoingOrder = (quote: QuoteResponse): boolean =>
  quote.isOrdered === true && quote.status !== 'completed' && !isClosed(quote);

/** Finally closed: declined, or its deposit was refunded. */
export const isClosed = ({ status, paymentBlocker }: QuoteResponse): boolean =>
  status === 'declined' || paymentBlocker === 'refunded';
