import type { PaymentPurpose, QuoteChannel } from '@app/contracts';
import { type Transaction } from '../../database/statements';
import { AppError } from '../../platform/errors/app-error';
import { lockOrder, topsOf } from '../lineage/quotes-of-tops';
import { type QuoteRow, quoteColumns } from '../read/quote-row';
import { isPaidByAnother } from '../save/customer-details';

export interface TopRow extends QuoteRow {
  /** The first of all quotes for the same top. */
  top_id: string;
  customer_name: string | null;
  customer_email: string | null;
  measured_at: Date | null;
  channel: QuoteChannel;
}

/** Held in one order by everybody who changes what a quote costs or what was paid on it (decision 23). */
const lockQuotesOfTops = `
  SELECT ${quoteColumns}, top_id, customer_name, customer_email, measured_at, channel
  FROM quote WHERE top_id = ANY(${topsOf('$1')})
  ORDER BY ${lockOrder} FOR NO KEY UPDATE`;

export const lockTop = (tx: Transaction, quoteId: string): Promise<TopRow[]> => holdTopsOf(tx, [quoteId]);

export const holdTopsOf = (tx: Transaction, quoteIds: readonly string[]): Promise<TopRow[]> =>
  tx.run<TopRow>(lockQuotesOfTops, [quoteIds]);

export interface HeldTop {
  quote: TopRow;
  sameTop: readonly TopRow[];
}

export function topAmong(held: readonly TopRow[], quoteId: string): HeldTop {
  const quote = held.find(({ id }) => id === quoteId);
  if (!quote) throw new AppError('quote/not-found');
  return { quote, sameTop: held.filter(({ top_id }) => top_id === quote.top_id) };
}

export const holdTopOf = async (tx: Transaction, quoteId: string): Promise<HeldTop> =>
  topAmong(await lockTop(tx, quoteId), quoteId);

/** Card pages that may still be paid, and whether each is of another person than the customer. */
const findOpenPages = `
  SELECT purpose, ${isPaidByAnother} AS is_of_another
  FROM quote
  JOIN order_item ON order_item.quote_id = quote.id OR order_item.agreed_id = quote.id
  JOIN deposit ON deposit.order_id = order_item.order_id
  WHERE quote.id = ANY($1) AND is_open`;

const findReviewedBalance = `
  SELECT FROM order_item JOIN deposit ON deposit.order_id = order_item.order_id
  WHERE agreed_id = ANY($1) AND purpose = 'balance' AND status = 'review' LIMIT 1`;

/** What was paid is credited only once it is known; a page that somebody else opened with the link holds up nobody. */
export async function refuseUnsettled(tx: Transaction, quotesOfTop: readonly TopRow[]): Promise<void> {
  const ids = quotesOfTop.map(({ id }) => id);
  const isReviewed = quotesOfTop.some(({ deposit_state }) => deposit_state === 'review');
  if (isReviewed || (await tx.run(findReviewedBalance, [ids])).length)
    throw new AppError('deposit/in-review');
  const pages = await tx.run<{ purpose: PaymentPurpose; is_of_another: boolean }>(findOpenPages, [ids]);
  if (pages.some(({ purpose, is_of_another }) => purpose === 'balance' || !is_of_another))
    throw new AppError('deposit/payment-under-way');
}
