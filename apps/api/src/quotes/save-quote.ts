import { Injectable } from '@nestjs/common';
import { toPounds, type Pence } from '@app/pricing';
import { CatalogueCopy, type Catalogue } from '../catalogue/index';
import { Statements, type StatementRunner, type Transaction } from '../database/statements';
import { Clock } from '../platform/clock/clock';
import { AppError } from '../platform/errors/app-error';
import { randomId } from '../platform/ids/random-id';
import { carriedAdjustment, findAdjusted, type AdjustedQuote } from './carried-adjustment';
import { insertQuoteStatement } from './insert-quote';
import { priceTop, withAdjustment } from './price-top';
import type { PricedTop } from './priced-top';
import type { QuoteRow } from './quote-row';
import { rememberSavingDay } from './saving-day';
import type { StaffTerms } from './staff-terms';
import { toQuoteSnapshot } from './to-quote-snapshot';
import { validUntilOf } from './valid-until-of';
import type { WantedTop } from './wanted-top';

/** How often the catalogue may change under one save before we ask the visitor to try again. */
const mostAttempts = 4;

/** What is done with a quote in the transaction that saves it. */
type Alongside = (tx: Transaction, saved: QuoteRow) => Promise<void>;

interface SaveOptions {
  /** Of a quote that staff make; absent: a visitor saves. */
  terms?: StaffTerms;
  /** What happens together with it or not at all, in one transaction that holds the saved quote. */
  alongside?: Alongside;
}

/** What a price depends on besides the catalogue. */
interface Offer extends Pick<SaveOptions, 'terms'> {
  /** The quote that is renewed, where staff adjusted its price. */
  previous: AdjustedQuote | null;
  expected: number | null;
}

/** Prices a configuration and keeps it, at a price that is on offer at that very moment (D1). */
@Injectable()
export class SaveQuote {
  private readonly savingDayOf = rememberSavingDay();

  constructor(
    private readonly catalogue: CatalogueCopy,
    private readonly statements: Statements,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws AppError, see {@link priceTop}; `quote/price-changed` where another price was shown; `request/invalid` for a
   *   last day that cannot be
   */
  async save(wanted: WantedTop, { terms, alongside }: SaveOptions = {}): Promise<QuoteRow> {
    if (terms?.lastValidDay) validUntilOf(terms.lastValidDay, this.clock.now());
    const previous = terms ? null : await findAdjusted(this.statements, wanted.replacesQuoteId);
    // Where no price was shown, the visitor gets the one first worked out, or is asked again.
    let expected = wanted.shownTotal;
    for (let attempt = 1; attempt <= mostAttempts; attempt += 1) {
      const current = this.catalogue.current();
      const catalogue = current instanceof Promise ? await current : current;
      const top = await this.offer(wanted, { terms, previous, expected }, catalogue);
      if (top) {
        expected ??= Number(toPounds(top.price.total));
        const row = await this.keep(wanted, top, { terms, alongside });
        if (row) return row;
      }
      // Judged by yesterday's catalogue: the word of the change is still on its way to us.
      this.catalogue.drop();
    }
    throw new AppError('server/unavailable');
  }

  /**
   * The top at the price expected. A refusal must be as true as an offer, so it is only spoken once the
   * database has confirmed the catalogue it is based on; undefined where that has changed.
   */
  private offer(
    wanted: WantedTop,
    { terms, previous, expected }: Offer,
    catalogue: Catalogue,
  ): PricedTop | Promise<undefined> {
    try {
      const plain = priceTop(wanted, catalogue);
      // Who changes a quote in the calculator is shown the catalogue's price, and gets that.
      if (previous && expected !== null && isPrice(plain.price.total, expected)) return plain;
      const agreed = terms ? terms.adjustment : carriedAdjustment(previous, plain, wanted.size);
      const top = withAdjustment(plain, agreed);
      refuseOtherPrice(top.price.total, expected);
      return top;
    } catch (refusal) {
      return this.catalogue.isCurrent(catalogue).then((isCurrent) => {
        if (isCurrent) throw refusal;
        return undefined;
      });
    }
  }

  private keep(
    wanted: WantedTop,
    top: PricedTop,
    { terms, alongside }: SaveOptions,
  ): Promise<QuoteRow | undefined> {
    if (!alongside) return this.insert(this.statements, wanted, top, terms);
    return this.statements.transaction(async (tx) => {
      const row = await this.insert(tx, wanted, top, terms);
      if (row) await alongside(tx, row);
      return row;
    });
  }

  /** The saved row; undefined where the catalogue has changed since it was priced. */
  private async insert(
    runner: StatementRunner,
    wanted: WantedTop,
    top: PricedTop,
    terms: StaffTerms | undefined,
  ): Promise<QuoteRow | undefined> {
    const now = this.clock.now();
    const day = this.savingDayOf(now);
    const validUntil = terms?.lastValidDay ? validUntilOf(terms.lastValidDay, now) : day.validUntil;
    const unsaved = toRow(wanted, top, now, validUntil);
    const [saved] = await runner.run<Pick<QuoteRow, 'reference' | 'replaces_quote_id'>>(
      insertQuoteStatement,
      [
        top.catalogueVersion,
        unsaved.id,
        day.year,
        unsaved.material_id,
        unsaved.color_id,
        unsaved.thickness_id,
        unsaved.sink_type_id,
        unsaved.cutout_id,
        unsaved.cutout_ids,
        unsaved.length,
        unsaved.width,
        unsaved.base_price,
        unsaved.total_price,
        JSON.stringify(unsaved.snapshot),
        unsaved.notes,
        unsaved.created_at,
        unsaved.valid_until,
        unsaved.replaces_quote_id,
        terms?.channel ?? 'web',
      ],
    );
    return saved && { ...unsaved, ...saved };
  }
}

function toRow(wanted: WantedTop, top: PricedTop, now: Date, validUntil: Date): Omit<QuoteRow, 'reference'> {
  return {
    id: randomId(),
    status: 'pending',
    material_id: top.material.id,
    color_id: top.color.id,
    thickness_id: top.thickness.id,
    sink_type_id: top.sink?.id ?? null,
    cutout_id: top.cutouts[0]?.id ?? null,
    cutout_ids: top.cutouts.map(({ id }) => id),
    length: wanted.size.lengthMm,
    width: wanted.size.widthMm,
    base_price: top.material.basePrice,
    total_price: toPounds(top.price.total),
    snapshot: toQuoteSnapshot(top),
    notes: wanted.notes,
    replaces_quote_id: wanted.replacesQuoteId,
    deposit_state: 'none',
    received: '0.00',
    created_at: now,
    valid_until: validUntil,
    superseded_at: null,
    is_proposal: false,
  };
}

/** A shown price may carry the noise of binary fractions, but nothing that anyone could read as another price. */
const noisePounds = 1e-6;

function refuseOtherPrice(total: Pence, expected: number | null): void {
  if (expected === null || isPrice(total, expected)) return;
  throw new AppError('quote/price-changed', { totalPrice: toPounds(total) });
}

const isPrice = (total: Pence, pounds: number) => Math.abs(pounds - Number(toPounds(total))) < noisePounds;
