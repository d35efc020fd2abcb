import { Injectable } from '@nestjs/common';
import { toPounds, type Pence } from '@app/pricing';
import { CatalogueCopy } from '../catalogue/index';
import { Statements } from '../database/statements';
import { Clock } from '../platform/clock/clock';
import { AppError } from '../platform/errors/app-error';
import { randomId } from '../platform/ids/random-id';
import { insertQuoteStatement } from './insert-quote';
import { priceTop } from './price-top';
import type { PricedTop } from './priced-top';
import type { QuoteRow } from './quote-row';
import { rememberSavingDay, type SavingDay } from './saving-day';
import { toQuoteSnapshot } from './to-quote-snapshot';
import type { WantedTop } from './wanted-top';

/** How often the catalogue may change under one save before we ask the visitor to try again. */
const mostAttempts = 4;

/** Prices a configuration and keeps it, at a price that is on offer at that very moment (D1). */
@Injectable()
export class SaveQuote {
  private readonly savingDayOf = rememberSavingDay();

  constructor(
    private readonly catalogue: CatalogueCopy,
    private readonly statements: Statements,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError, see {@link priceTop}; `quote/price-changed` where the visitor was shown another price */
  async save(wanted: WantedTop): Promise<QuoteRow> {
    let offered: Pence | undefined;
    for (let attempt = 1; attempt <= mostAttempts; attempt += 1) {
      const current = this.catalogue.current();
      const top = priceTop(wanted, current instanceof Promise ? await current : current);
      offered ??= top.price.total;
      refuseOtherPrice(top.price.total, offered, wanted.shownTotal);

      const row = await this.insert(wanted, top);
      if (row) return row;
      // Priced with yesterday's catalogue: the word of the change is still on its way to us.
      this.catalogue.drop();
    }
    throw new AppError('server/unavailable');
  }

  /** The saved row; undefined where the catalogue has changed since it was priced. */
  private async insert(wanted: WantedTop, top: PricedTop): Promise<QuoteRow | undefined> {
    const now = this.clock.now();
    const day = this.savingDayOf(now);
    const unsaved = toRow(wanted, top, now, day);
    const [saved] = await this.statements.run<{ reference: string }>(insertQuoteStatement, [
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
    ]);
    return saved && { ...unsaved, reference: saved.reference };
  }
}

function toRow(wanted: WantedTop, top: PricedTop, now: Date, day: SavingDay): Omit<QuoteRow, 'reference'> {
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
    replaces_quote_id: null,
    created_at: now,
    valid_until: day.validUntil,
  };
}

/** A shown price may carry the noise of binary fractions, but nothing that anyone could read as another price. */
const noisePounds = 1e-6;

/** Refuses where the price is not the one shown, or, where none was sent, not the one first worked out (D1). */
function refuseOtherPrice(total: Pence, offered: Pence, shownTotal: number | null): void {
  const pounds = toPounds(total);
  const isShown = shownTotal === null || Math.abs(shownTotal - Number(pounds)) < noisePounds;
  if (total !== offered || !isShown) throw new AppError('quote/price-changed', { totalPrice: pounds });
}
