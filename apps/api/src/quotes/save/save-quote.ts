import { Injectable } from '@nestjs/common';
import { type PriceAdjustment, type QuoteChannel, quoteLimits, type SizeLimits } from '@app/contracts';
import { type Pence, toPounds } from '@app/pricing';
import { type Catalogue, CatalogueCache } from '../../catalogue';
import { type StatementRunner, Statements, type Transaction } from '../../database/statements';
import { Clock } from '../../platform/clock/clock';
import type { LondonDay } from '../../platform/clock/london-day';
import { AppError } from '../../platform/errors/app-error';
import { randomId } from '../../platform/ids/random-id';
import { termsForMaterial, type TradeTerms } from '../../trade';
import { notDeletedSql } from '../lineage/quotes-of-tops';
import { refreshTops } from '../lineage/refresh-tops';
import { quoteColumnsWhereSql, type QuoteRow } from '../read/quote-row';
import { assertPaymentsSettled, lockTop } from '../lineage/lock-top';
import { type PricedTop, priceTop, toQuoteSnapshot, withAdjustments, withTrade } from './price-top';
import { checkSize, type RequestedTop } from './read-requested-top';
import {
  type ReplacedQuote,
  findRenewal,
  findReplacedQuote,
  lockTopBelowLimit,
  isSavedInBasket,
  isSameTop,
  canReplace,
  digestOfBasket,
} from './replaced-quote';
import { savingDayOf, validUntilOf } from './saving-day';
import { untouchedQuote } from './untouched-quote';

/**
 * One statement, which inserts nothing if the catalogue has just changed. The sequence of references is never
 * reset (D8). A new quote inherits the customer of the replaced one only if staff entered them or they paid (D56).
 */
const insertQuoteSql = (returning: string) => `
  INSERT INTO quote (
    id, reference, length, width, total_price, snapshot, notes, created_at, valid_until, replaces_quote_id,
    channel, saved_in, quantity, customer_name, customer_email, customer_phone, delivery_address, job_name, top_id, placed_order_id)
  SELECT
    $2, 'VT-' || $3::text || '-' || lpad(number, greatest(5, length(number)), '0'),
    $4, $5, $6, $7, $8, $9, $10, quote.id, $12, $13, $14,
    customer.customer_name, customer.customer_email, customer.customer_phone, CASE WHEN NOT quote.customer_from_link THEN quote.delivery_address END, quote.job_name, coalesce(quote.top_id, $2), quote.placed_order_id
  FROM catalogue_version
  LEFT JOIN quote ON quote.id = $11 AND ${notDeletedSql}
  LEFT JOIN LATERAL (
    SELECT quote.customer_name, quote.customer_email, quote.customer_phone
    WHERE $15 AND NOT quote.customer_from_link) AS customer ON true
  CROSS JOIN LATERAL (SELECT nextval('quote_reference_number')::text AS number) AS next
  WHERE version = $1
  RETURNING ${returning}`;

/** What else the first quote for a top has is known without reading it back. */
const insertFirstSql = insertQuoteSql('quote.reference');
const insertReplacementSql = insertQuoteSql(quoteColumnsWhereSql('quote.replaces_quote_id IS NOT NULL'));

export const savingErrors = [
  'quote/incomplete',
  'quote/size-out-of-range',
  'quote/unknown-part',
  'quote/color-of-other-material',
  'quote/zero-price',
  'quote/part-not-sold',
  'quote/price-changed',
] as const;

const maxAttempts = 4;

interface StaffTerms {
  /** The workshop's (D52). */
  sizeLimits: SizeLimits;
  adjustments: readonly PriceAdjustment[];
  channel: QuoteChannel;
  /** null: the usual validity (D4). */
  lastValidDay: LondonDay | null;
}

interface SaveOptions {
  terms?: StaffTerms;
  trade?: TradeTerms | null;
  basketSessionId?: string | null;
  writeWithQuote?: (tx: Transaction, saved: QuoteRow) => Promise<void>;
}

interface Offer {
  top: PricedTop;
  replaced: ReplacedQuote | null;
}

/** Prices a configuration and saves it at a price that is valid at that moment (D1). */
@Injectable()
export class SaveQuote {
  constructor(
    private readonly catalogue: CatalogueCache,
    private readonly statements: Statements,
    private readonly clock: Clock,
  ) {}

  async save(requested: RequestedTop, options: SaveOptions = {}): Promise<QuoteRow> {
    const { terms } = options;
    if (terms?.lastValidDay) validUntilOf(terms.lastValidDay, this.clock.now());
    // If no price was shown, the first one that we calculate is the expected one.
    let expected = requested.shownTotal;
    for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
      const catalogue = await this.catalogue.current();
      const id = terms ? null : requested.replacesQuoteId;
      const existing = id === null ? null : await findReplacedQuote(this.statements, id);
      // A size that staff have quoted can be quoted again.
      if (!existing || !isSameSize(existing, requested))
        checkSize(requested.size, terms?.sizeLimits ?? quoteLimits);
      const offer = await this.offer(requested, options, catalogue, existing, expected);
      if (offer) {
        expected ??= Number(toPounds(offer.top.price.total));
        const row = await this.write(requested, offer, options);
        if (row) return row;
      }
      // Our copy of the catalogue is out of date: the notification is still on its way.
      this.catalogue.drop();
    }
    throw new AppError('server/unavailable');
  }

  /**
   * The top at the expected price; undefined if the catalogue has changed. Errors are only thrown once the database
   * has confirmed the catalogue they are based on.
   */
  private async offer(
    requested: RequestedTop,
    { terms, trade, basketSessionId }: SaveOptions,
    catalogue: Catalogue,
    existing: ReplacedQuote | null,
    expected: number | null,
  ): Promise<Offer | undefined> {
    try {
      const top = priceTop(requested, catalogue);
      const isSame = existing !== null && isSameTop(existing, top, requested);
      const isReplacing =
        existing !== null && canReplace(existing, isSame, basketSessionId, this.clock.now());
      const replaced = isReplacing ? existing : null;
      // The calculator shows the catalogue's price when a quote is changed, so that is accepted.
      if (replaced && expected !== null && isPrice(top.price.total, expected)) return { top, replaced };
      // Staff's lines and terms are only kept for an identical top (D4).
      const renewed = isSame ? replaced : null;
      const tradeSnapshot = trade ? termsForMaterial(top.material.id, trade) : (renewed?.trade ?? null);
      // A trade customer sees the catalogue's price less the discount.
      const discounted = withTrade(top, tradeSnapshot, requested.quantity);
      if (replaced && expected !== null && isPrice(discounted.price.total, expected))
        return { top: discounted, replaced };
      const adjustments = (replaced ? renewed?.adjustments : terms?.adjustments) ?? [];
      const adjusted = withTrade(withAdjustments(top, adjustments), tradeSnapshot, requested.quantity);
      const { total } = adjusted.price;
      if (expected !== null && !isPrice(total, expected))
        throw new AppError('quote/price-changed', { totalPrice: toPounds(total) });
      return { top: adjusted, replaced };
    } catch (error) {
      if (await this.catalogue.isCurrent(catalogue)) throw error;
      return undefined;
    }
  }

  private write(
    requested: RequestedTop,
    { top, replaced }: Offer,
    options: SaveOptions,
  ): Promise<QuoteRow | undefined> {
    const { terms, writeWithQuote } = options;
    const topToSave = terms ? requested : { ...requested, replacesQuoteId: null };
    if (!writeWithQuote && !replaced) return this.insert(this.statements, topToSave, top, options);
    return this.statements.transaction(async (tx) => {
      const isReplacing = replaced !== null && (await lockTopBelowLimit(tx, replaced));
      if (isReplacing && !isSavedInBasket(replaced, options.basketSessionId)) {
        const renewal = await findRenewal(tx, replaced, top, requested, this.clock.now());
        if (renewal) return renewal;
      }
      // Staff's lines and inherited terms apply only to the replaced top.
      if (replaced && !isReplacing && (top.adjustments.length > 0 || (top.trade && !options.trade)))
        return undefined;
      if (topToSave.replacesQuoteId !== null) await lockEditable(tx, topToSave.replacesQuoteId);
      const row = await this.insert(tx, isReplacing ? requested : topToSave, top, options);
      if (row) await writeWithQuote?.(tx, row);
      if (row && row.replaces_quote_id !== null) await refreshTops(tx, [row.id]);
      return row;
    });
  }

  private async insert(
    runner: StatementRunner,
    requested: RequestedTop,
    top: PricedTop,
    { terms, basketSessionId }: SaveOptions,
  ): Promise<QuoteRow | undefined> {
    const now = this.clock.now();
    const day = savingDayOf(now);
    const id = randomId();
    const quote = {
      ...untouchedQuote,
      id,
      top_id: id,
      length: requested.size.lengthMm,
      width: requested.size.widthMm,
      quantity: requested.quantity,
      total_price: toPounds(top.price.total),
      snapshot: toQuoteSnapshot(top),
      making_rules: top.makingRules,
      notes: requested.notes,
      created_at: now,
      valid_until: terms?.lastValidDay ? validUntilOf(terms.lastValidDay, now) : day.validUntil,
      channel: terms?.channel ?? 'web',
      saved_in: basketSessionId ? digestOfBasket(basketSessionId) : null,
    };
    const values = [
      top.catalogueVersion,
      id,
      day.year,
      quote.length,
      quote.width,
      quote.total_price,
      JSON.stringify(quote.snapshot),
      quote.notes,
      now,
      quote.valid_until,
      requested.replacesQuoteId,
      quote.channel,
      quote.saved_in,
      quote.quantity,
      terms === undefined,
    ];
    if (requested.replacesQuoteId !== null) {
      const [replacement] = await runner.run<QuoteRow>(insertReplacementSql, values);
      return replacement;
    }
    const [saved] = await runner.run<{ reference: string }>(insertFirstSql, values);
    return saved && { ...quote, reference: saved.reference };
  }
}

/** Staff edit a quote by saving another in its place, until it is ordered or somebody pays for it. */
async function lockEditable(tx: Transaction, id: string): Promise<void> {
  const { quote, sameTop } = await lockTop(tx, id);
  if (quote.deleted_at) throw new AppError('order/deleted');
  if (quote.standing === 'superseded') throw new AppError('order/superseded');
  if (quote.placed_order_id !== null) throw new AppError('order/ordered-already');
  await assertPaymentsSettled(tx, sameTop);
}

const isSameSize = (quote: ReplacedQuote, { size }: RequestedTop) =>
  quote.length === size.lengthMm && quote.width === size.widthMm;

/** Tolerance for floating-point errors, far below a penny. */
const tolerancePounds = 1e-6;

const isPrice = (total: Pence, pounds: number) =>
  Math.abs(pounds - Number(toPounds(total))) < tolerancePounds;
