import { thicknessesOf, type QuoteResponse, type TopLayout } from '@app/contracts';
import type { Catalogue } from './catalogue';
import { cutoutIdsOf } from './selection';

export interface ChosenTop {
  materialId: number | null;
  colorId: number | null;
  sinkTypeId: number | null;
  thicknessId: number | null;
  /** A single cut-out; used only if none is ticked. */
  cutoutId: number | null;
  cutoutIds: readonly number[];
  length: string;
  width: string;
  /** Number of equal tops. */
  quantity: number;
  /** null: positions are agreed later. */
  layout: TopLayout | null;
}

/** A saved quote as a starting point. Without its notes, which may be somebody else's. */
export const topOfQuote = (quote: QuoteResponse): ChosenTop => ({
  materialId: quote.materialId,
  colorId: quote.colorId,
  sinkTypeId: quote.sinkTypeId,
  thicknessId: quote.thicknessId,
  cutoutId: quote.cutoutId,
  cutoutIds: quote.cutoutIds,
  length: String(quote.length),
  width: String(quote.width),
  quantity: quote.quantity,
  layout: quote.layout ?? null,
});

/** A part, as notices name it. */
export type PartName = (typeof partNames)[number];
const partNames = ['material', 'color', 'thickness', 'sink', 'cutout'] as const;

/** Removes parts that are no longer sold and lists them in `gone`. A material without its colour, which is implied. */
export function reconcile<Top extends ChosenTop>(
  state: Top,
  { materials, thicknesses, sinkTypes, cutouts }: Catalogue,
): { state: Top; gone: PartName[] } {
  const gone = new Set<PartName>();
  const ifSold = (part: PartName, id: number | null, sold: readonly { id: number }[]) => {
    if (id === null || sold.some((part) => part.id === id)) return id;
    gone.add(part);
    return null;
  };
  const material = materials.find(({ id }) => id === state.materialId);
  const keptFields = {
    materialId: ifSold('material', state.materialId, materials),
    colorId: ifSold('color', state.colorId, material?.colors ?? []),
    thicknessId: ifSold('thickness', state.thicknessId, thicknessesOf(thicknesses, material)),
    sinkTypeId: ifSold('sink', state.sinkTypeId, sinkTypes),
    cutoutId: null,
    cutoutIds: cutoutIdsOf(state).filter((id) => ifSold('cutout', id, cutouts) !== null),
  };
  if (gone.has('material')) gone.delete('color');
  return { state: { ...state, ...keptFields }, gone: [...gone] };
}

const fieldsOf = {
  material: { materialId: null, colorId: null },
  color: { colorId: null },
  thickness: { thicknessId: null },
  sink: { sinkTypeId: null },
  cutout: { cutoutId: null, cutoutIds: [] },
} satisfies Record<PartName, Partial<ChosenTop>>;

export const withoutPart = <Top extends ChosenTop>(state: Top, part: PartName): Top => ({
  ...state,
  ...fieldsOf[part],
});

/** The part for a wire name in an API error, such as `cutoutIds`. */
export const partOfField = (wireName = ''): PartName | null =>
  partNames.find((part) => [`${part}Id`, `${part}Ids`, `${part}TypeId`].includes(wireName)) ?? null;
