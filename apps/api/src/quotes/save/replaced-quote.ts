import { hash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { PriceAdjustment } from '@app/contracts';
import { toPounds } from '@app/pricing';
import { rowColumnsSql } from '../../database/columns-sql';
import type { StatementRunner, Transaction } from '../../database/statements';
import { termsTodaySql, type TradeSnapshot } from '../../trade';
import { notDeletedSql, stageOfSql } from '../lineage/quotes-of-tops';
import { Quote } from '../quote.entity';
import { type QuoteColumns, quoteColumnsSql, type QuoteRow } from '../read/quote-row';
import type { PricedTop } from './price-top';
import type { RequestedTop } from './read-requested-top';

/** Most quotes a visitor can make for one top, as some statements read all of them. */
const maxQuotesPerTop = 30;

export interface ReplacedQuote extends QuoteColumns {
  /** null if it has none or is no longer an offer. */
  adjustments: PriceAdjustment[] | null;
  /** Today's terms; null if it had none or is no longer an offer. */
  trade: TradeSnapshot | null;
  quotes: number;
  is_ordered: boolean;
  first_saved_in: string | null;
}

/** A discount does not outlive the offer. */
const isOfferSql = `quote.standing <> 'superseded' AND quote.status NOT IN ('declined', 'completed')`;

const findReplacedQuoteSql = `
  SELECT ${rowColumnsSql(Quote, 'quote')}, first.saved_in AS first_saved_in,
    CASE WHEN ${isOfferSql} THEN quote.snapshot -> 'adjustments' END AS adjustments,
    CASE WHEN ${isOfferSql} THEN ${termsTodaySql} END AS trade,
    of_top.quotes, of_top.is_ordered
  FROM quote JOIN quote AS first ON first.id = quote.top_id
  CROSS JOIN LATERAL (
    SELECT count(*)::integer AS quotes, bool_or(of_top.status IN ('approved', 'completed') OR ${stageOfSql('of_top.id')} IS NOT NULL) AS is_ordered
    FROM quote AS of_top WHERE of_top.top_id = quote.top_id) AS of_top
  WHERE quote.id = $1 AND ${notDeletedSql}`;

export async function findReplacedQuote(runner: StatementRunner, id: string): Promise<ReplacedQuote | null> {
  const [quote] = await runner.run<ReplacedQuote>(findReplacedQuoteSql, [id]);
  return quote ?? null;
}

/** Stored instead of the session id, which gives the right to change the basket. */
export const digestOfBasket = (basketSessionId: string): string => hash('sha256', basketSessionId, 'hex');

export const isSavedInBasket = (
  { first_saved_in }: ReplacedQuote,
  basketSessionId: string | null | undefined,
): boolean => Boolean(basketSessionId) && first_saved_in === digestOfBasket(basketSessionId ?? '');

/**
 * Links are passed on, so replacing a quote needs the basket in which the first quote for its top was saved. An
 * expired quote that is not ordered may be renewed unchanged by anybody with the link (D4).
 */
export const canReplace = (
  replaced: ReplacedQuote,
  isSame: boolean,
  basketSessionId: string | null | undefined,
  now: Date,
): boolean =>
  replaced.quotes < maxQuotesPerTop &&
  (isSavedInBasket(replaced, basketSessionId) ||
    (!replaced.is_ordered && replaced.valid_until <= now && isSame));

export const isSameTop = (
  { snapshot, ...replaced }: QuoteColumns,
  { material, color, thickness, sink, cutouts, layout }: PricedTop,
  { size, quantity }: RequestedTop,
): boolean =>
  snapshot.material.id === material.id &&
  snapshot.color.id === color.id &&
  snapshot.thickness.id === thickness.id &&
  snapshot.sinkType?.id === sink?.id &&
  replaced.length === size.lengthMm &&
  replaced.width === size.widthMm &&
  replaced.quantity === quantity &&
  snapshot.cutouts.length === cutouts.length &&
  cutouts.every(({ id }) => snapshot.cutouts.some((cutout) => cutout.id === id)) &&
  isDeepStrictEqual(snapshot.layout ?? null, layout);

const findOffersSql = `
  SELECT ${quoteColumnsSql} FROM quote
  WHERE replaces_quote_id = $1 AND valid_until > $2 AND total_price = $3 AND ${notDeletedSql} AND ${isOfferSql}
  ORDER BY created_at DESC, id`;

/** Renewing the same quote again with its link returns the first renewal, so that nobody uses up the top's limit. */
export async function findRenewal(
  tx: Transaction,
  { id }: ReplacedQuote,
  top: PricedTop,
  requested: RequestedTop,
  now: Date,
): Promise<QuoteRow | undefined> {
  const offers = await tx.run<QuoteRow>(findOffersSql, [id, now, toPounds(top.price.total)]);
  return offers.find((offer) => isSameTop(offer, top, requested));
}

const lockFirstQuoteSql = 'SELECT FROM quote WHERE id = $1 FOR NO KEY UPDATE';
// Deleted ones count, which a repository would leave out.
const countQuotesOfTopSql = 'SELECT count(*)::integer AS quotes FROM quote WHERE top_id = $1';

/** Locks the first quote, so that concurrent requests see each other's quotes. */
export async function lockTopBelowLimit(tx: Transaction, { top_id }: ReplacedQuote): Promise<boolean> {
  await tx.run(lockFirstQuoteSql, [top_id]);
  const [top] = await tx.run<{ quotes: number }>(countQuotesOfTopSql, [top_id]);
  return top !== undefined && top.quotes < maxQuotesPerTop;
}
