import { type Transaction } from '../../database/statements';
import { AppError } from '../../platform/errors/app-error';
import { lockOrder, quotesOfTops } from '../lineage/quotes-of-tops';
import { type QuoteRow, quoteColumns } from '../read/quote-row';

/** A quote with all that measuring and revising change. */
export interface TopRow extends QuoteRow {
  customer_name: string | null;
  customer_email: string | null;
  measured_at: Date | null;
}

/** Held in one order by everybody who changes what a quote costs or what was paid on it (decision 23). */
const lockQuotesOfTops = `
  WITH ${quotesOfTops('SELECT id FROM unnest($1::text[]) AS id')}
  SELECT ${quoteColumns}, customer_name, customer_email, measured_at
  FROM quote WHERE id = ANY(ARRAY(SELECT same.id FROM same))
  ORDER BY ${lockOrder} FOR NO KEY UPDATE`;

/** Holds every quote for the same top as this one. */
export const lockTop = (tx: Transaction, quoteId: string): Promise<TopRow[]> => holdTopsOf(tx, [quoteId]);

/** The same of several quotes. */
export const holdTopsOf = (tx: Transaction, quoteIds: readonly string[]): Promise<TopRow[]> =>
  tx.run<TopRow>(lockQuotesOfTops, [quoteIds]);

/** The same, and the quote itself. @throws AppError `quote/not-found` */
export async function holdTopOf(
  tx: Transaction,
  quoteId: string,
): Promise<{ quote: TopRow; sameTop: readonly TopRow[] }> {
  const sameTop = await lockTop(tx, quoteId);
  const quote = sameTop.find(({ id }) => id === quoteId);
  if (!quote) throw new AppError('quote/not-found');
  return { quote, sameTop };
}

/** A payment of the balance, of which the quotes themselves say nothing. */
const findUnsettledBalance = `
  SELECT status FROM deposit_quote JOIN deposit ON deposit.id = deposit_id
  WHERE quote_id = ANY($1) AND purpose = 'balance' AND (is_open OR status = 'review') LIMIT 1`;

/**
 * What was paid can be credited only once it is known.
 * @throws AppError where a payment for the top is under way or looked at
 */
export async function refuseUnsettled(tx: Transaction, quotesOfTop: readonly TopRow[]): Promise<void> {
  const states = new Set(quotesOfTop.map(({ deposit_state }) => deposit_state));
  if (states.has('review')) throw new AppError('deposit/in-review');
  if (states.has('open')) throw new AppError('deposit/payment-under-way');
  const ids = quotesOfTop.map(({ id }) => id);
  const [unsettled] = await tx.run<{ status: string }>(findUnsettledBalance, [ids]);
  if (unsettled)
    throw new AppError(unsettled.status === 'review' ? 'deposit/in-review' : 'deposit/payment-under-way');
}
