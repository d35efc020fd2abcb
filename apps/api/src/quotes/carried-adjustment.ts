import type { PriceAdjustment } from '@app/contracts';
import type { Statement, StatementRunner } from '../database/statements';
import type { PricedTop } from './priced-top';

/** A quote whose price staff adjusted, as far as it says what for. */
export interface AdjustedQuote {
  material_id: number;
  color_id: number;
  thickness_id: number;
  sink_type_id: number | null;
  cutout_ids: number[];
  length: number;
  width: number;
  adjustment: PriceAdjustment;
}

/** What was declined, completed or replaced by a revised quote is no offer any more, its discount least of all. */
const findAdjustedQuote: Statement = {
  name: 'find-adjusted-quote',
  text: `
    SELECT material_id, color_id, thickness_id, sink_type_id, cutout_ids, length, width,
      snapshot -> 'adjustment' AS adjustment
    FROM quote
    WHERE id = $1 AND deleted_at IS NULL AND superseded_at IS NULL AND status NOT IN ('declined', 'completed')
      AND snapshot ? 'adjustment'`,
};

/** The quote to be renewed, where staff adjusted its price; null where they did not, or there is none. */
export async function findAdjusted(
  runner: StatementRunner,
  replacesQuoteId: string | null,
): Promise<AdjustedQuote | null> {
  if (replacesQuoteId === null) return null;
  const [quote] = await runner.run<AdjustedQuote & Record<string, unknown>>(findAdjustedQuote, [
    replacesQuoteId,
  ]);
  return quote ?? null;
}

/**
 * What staff agreed goes on with the very top it was agreed for, when its quote is renewed (D4). With any other top it
 * ends: nobody takes a discount to another one.
 */
export function carriedAdjustment(
  previous: AdjustedQuote | null,
  top: PricedTop,
  size: { lengthMm: number; widthMm: number },
): PriceAdjustment | null {
  return previous && isSameTop(previous, top, size) ? previous.adjustment : null;
}

const isSameTop = (
  previous: AdjustedQuote,
  { material, color, thickness, sink, cutouts }: PricedTop,
  { lengthMm, widthMm }: { lengthMm: number; widthMm: number },
): boolean =>
  previous.material_id === material.id &&
  previous.color_id === color.id &&
  previous.thickness_id === thickness.id &&
  previous.sink_type_id === (sink?.id ?? null) &&
  previous.length === lengthMm &&
  previous.width === widthMm &&
  previous.cutout_ids.length === cutouts.length &&
  cutouts.every(({ id }) => previous.cutout_ids.includes(id));
