import { cutoutCount, cutoutNote, sinkCount, sinkNote } from '@app/configuration';
import {
  type MakingRules,
  type PriceAdjustment,
  type TopLayout,
  noCutoutsName,
  noSinkName,
  quoteLimits,
  thicknessRefusal,
} from '@app/contracts';
import {
  type QuotePrice,
  type Size,
  adjustPrice,
  isSellable,
  priceQuote,
  timesQuantity,
  toPence,
  toPounds,
  toTradeDiscount,
  tradePrice,
} from '@app/pricing';
import {
  type Catalogue,
  type ColorEntry,
  type CutoutEntry,
  type MaterialEntry,
  type SinkTypeEntry,
  type ThicknessEntry,
  isSold,
} from '../../catalogue';
import { AppError, fieldError } from '../../platform/errors/app-error';
import type { TradeSnapshot } from '../../trade';
import type { QuoteSnapshot } from '../quote.entity';
import { checkLayoutParts, withKnownBasin } from './layout-rule';
import type { RequestedTop } from './read-requested-top';

export function priceTop(requested: RequestedTop, catalogue: Catalogue): PricedTop {
  const material = getPart(catalogue.materials, requested.materialId, 'materialId');
  const thickness = getPart(catalogue.thicknesses, requested.thicknessId, 'thicknessId');
  const color = requested.colorId === null ? null : getPart(catalogue.colors, requested.colorId, 'colorId');
  const sink = findSink(requested, catalogue);
  const cutouts = findCutouts(requested, catalogue);
  const layout = withKnownBasin(requested.layout, catalogue);
  const fields = checkLayoutParts(layout, {
    sinkName: sink?.name ?? null,
    cutoutIds: cutouts.map(({ id }) => id),
  });
  if (fields.length) throw new AppError('request/invalid', { fields });

  if (color && color.materialId !== material.id) {
    throw fieldError('quote/color-of-other-material', 'colorId', 'Please select a colour of this material.');
  }
  assertSold('materialId', material);
  assertSold('thicknessId', thickness);
  assertComesIn(material, thickness);
  if (color) assertSold('colorId', color);
  if (sink) assertSold('sinkTypeId', sink);
  for (const cutout of cutouts) assertSold('cutoutIds', cutout);
  // Without a colour there is no price, whatever sink and cut-outs cost (D7).
  if (!color) throw fieldError('quote/zero-price', 'colorId', 'Please select a colour.');

  const price = timesQuantity(
    priceQuote(toPriceInput(requested.size, color, sink, cutouts, layout)),
    requested.quantity,
  );
  if (!isSellable(price.total)) throw new AppError('quote/zero-price');
  const parts = { material, color, thickness, sink, cutouts, layout };
  const { version: catalogueVersion, makingRules } = catalogue;
  return { catalogueVersion, makingRules, ...parts, price, adjustments: [], trade: null };
}

type PricedPart = { id: number; name: string; priceModifier: string };

export const toPriceInput = (
  size: Size,
  color: PricedPart,
  sink: (PricedPart & { includesBasin?: boolean }) | null,
  cutouts: readonly PricedPart[],
  layout: TopLayout | null,
): Parameters<typeof priceQuote>[0] => ({
  size,
  color: { name: color.name, ratePerUnit: toPence(color.priceModifier) },
  sink: sink && {
    name: sink.name,
    price: toPence(sink.priceModifier),
    count: sinkCount(layout),
    note: sinkNote(sink.includesBasin ?? false, layout),
  },
  cutouts: cutouts.map(({ id, name, priceModifier }) => ({
    name,
    price: toPence(priceModifier),
    count: cutoutCount(layout, id),
    note: cutoutNote(name),
  })),
});

export function withAdjustments(top: PricedTop, adjustments: readonly PriceAdjustment[]): PricedTop {
  if (adjustments.length === 0) return top;
  const price = adjustPrice(top.price, adjustments);
  if (!isSellable(price.total)) {
    throw fieldError('quote/zero-price', 'adjustments', 'This leaves nothing to pay.');
  }
  return { ...top, price, adjustments };
}

/** The trade discount comes after everything else. */
export function withTrade(top: PricedTop, trade: TradeSnapshot | null, quantity: number): PricedTop {
  if (!trade) return top;
  const price = tradePrice(top.price, toTradeDiscount(trade), quantity);
  if (!isSellable(price.total)) throw new AppError('quote/zero-price');
  return { ...top, price, trade };
}

export function getPart<T>(rows: ReadonlyMap<number, T>, id: number, part: string, field = part): T {
  const row = rows.get(id);
  if (row) return row;
  throw new AppError('quote/unknown-part', {
    part,
    fields: [{ field, message: 'This is not in our catalogue.' }],
  });
}

/** 'No Sink' means none (D11). */
function findSink({ sinkTypeId }: RequestedTop, { sinkTypes }: Catalogue): SinkTypeEntry | null {
  const sink = sinkTypeId === null ? null : getPart(sinkTypes, sinkTypeId, 'sinkTypeId');
  return sink?.name === noSinkName ? null : sink;
}

/** The selected cut-outs, else the single one (D2). 'No Cutouts' means none (D11). */
function findCutouts({ cutoutIds, cutoutId }: RequestedTop, { cutouts }: Catalogue): CutoutEntry[] {
  const cutoutsWithIds = (ids: readonly number[], part: string) =>
    ids.map((id) => getPart(cutouts, id, part)).filter(({ name }) => name !== noCutoutsName);

  const selected = cutoutsWithIds(cutoutIds, 'cutoutIds');
  if (selected.length > quoteLimits.cutouts) {
    throw fieldError(
      'request/invalid',
      'cutoutIds',
      `We cut at most ${quoteLimits.cutouts} openings in one top.`,
    );
  }
  return selected.length || cutoutId === null ? selected : cutoutsWithIds([cutoutId], 'cutoutId');
}

function assertSold(part: string, row: { isActive: boolean; isDeleted: boolean }): void {
  if (!isSold(row)) throw new AppError('quote/part-not-sold', { part });
}

function assertComesIn(material: MaterialEntry, thickness: ThicknessEntry): void {
  const message = thicknessRefusal(material, thickness);
  const part = 'thicknessId';
  if (message) throw new AppError('quote/part-not-sold', { part, fields: [{ field: part, message }] });
}

export interface PricedTop {
  catalogueVersion: string;
  makingRules: MakingRules;
  material: MaterialEntry;
  color: ColorEntry;
  thickness: ThicknessEntry;
  sink: SinkTypeEntry | null;
  cutouts: readonly CutoutEntry[];
  layout: TopLayout | null;
  price: QuotePrice;
  adjustments: readonly PriceAdjustment[];
  trade: TradeSnapshot | null;
}

export const toQuoteSnapshot = (top: PricedTop): QuoteSnapshot => ({
  material: pick(top.material, ['id', 'name', 'description', 'basePrice']),
  color: pick(top.color, ['id', 'name', 'priceModifier', 'hexCode', 'images', 'stripUrl']),
  thickness: pick(top.thickness, ['id', 'value', 'displayName', 'priceModifier']),
  sinkType: top.sink && pick(top.sink, [...partFields, 'includesBasin']),
  cutouts: top.cutouts.map((cutout) => pick(cutout, [...partFields, 'excludes'])),
  lines: top.price.lines.map((line) => ({ ...line, amount: toPounds(line.amount) })),
  ...(top.layout && { layout: top.layout }),
  ...(top.adjustments.length > 0 && { adjustments: [...top.adjustments] }),
  ...(top.trade && { trade: top.trade }),
});

const partFields = ['id', 'name', 'description', 'priceModifier'] as const;

const pick = <Row extends object, Field extends keyof Row>(
  row: Row,
  fields: readonly Field[],
): Pick<Row, Field> => Object.fromEntries(fields.map((field) => [field, row[field]])) as Pick<Row, Field>;
