import { type Transaction } from '../../database/statements';
import { AppError } from '../../platform/errors/app-error';
import { lockOrder, quotesOfTops } from '../lineage/quotes-of-tops';
import { type QuoteRow, quoteColumns } from '../read/quote-row';

/** A quote with all that measuring and revising change. */
export interface TopRow extends QuoteRow {
  /** The first of all quotes for the same top. */
  top_id: string;
  customer_name: string | null;
  customer_email: string | null;
  measured_at: Date | null;
}

/** Held in one order by everybody who changes what a quote costs or what was paid on it (decision 23). */
const lockQuotesOfTops = `
  WITH ${quotesOfTops('SELECT id FROM unnest($1::text[]) AS id')}
  SELECT ${quoteColumns}, top_id, customer_name, customer_email, measured_at
  FROM quote WHERE id = ANY(ARRAY(SELECT same.id FROM same))
  ORDER BY ${lockOrder} FOR NO KEY UPDATE`;

/** Holds every quote for the same top as this one. */
export const lockTop = (tx: Transaction, quoteId: string): Promise<TopRow[]> => holdTopsOf(tx, [quoteId]);

/** The same of several quotes. */
export const holdTopsOf = (tx: Transaction, quoteIds: readonly string[]): Promise<TopRow[]> =>
  tx.run<TopRow>(lockQuotesOfTops, [quoteIds]);

/** A quote, and all for its top, itself among them. */
export interface HeldTop {
  quote: TopRow;
  sameTop: readonly TopRow[];
}

/** One of those that are held. @throws AppError `quote/not-found` */
export function topAmong(held: readonly TopRow[], quoteId: string): HeldTop {
  const quote = held.find(({ id }) => id === quoteId);
  if (!quote) throw new AppError('quote/not-found');
  return { quote, sameTop: held.filter(({ top_id }) => top_id === quote.top_id) };
}

/** Holds every quote for the same top as this one. @throws AppError `quote/not-found` */
export const holdTopOf = async (tx: Transaction, quoteId: string): Promise<HeldTop> =>
  topAmong(await lockTop(tx, quoteId), quoteId);

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
