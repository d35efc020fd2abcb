import { layoutLimits, type LayoutPoint, type TopLayout } from '@app/contracts';
import {
  basinOpening,
  sinkShapeOf,
  toPlace,
  toPoint,
  usualPlaces,
  type Datum,
  type Outline,
  type Place,
  type Places,
} from '@app/drawing';
import type { Size } from '@app/pricing';
import { suitsSink } from './basin';

/** The sink and cut-outs of a top, which have places in its layout. */
export interface TopParts {
  /** null: no sink. */
  sinkName: string | null;
  cutouts: readonly { id: number; name: string }[];
  /** Stone that the material needs at each end; absent: the usual 50 mm. */
  endsMm?: number;
}

/** A layout without the places. */
type LayoutBasis = Datum & Partial<TopLayout>;

const usualDatum: Datum = { along: 'left', across: 'wall' };

/** Only a basin that is cut into the stone has a template. */
export const hasTemplate = (sinkName: string | null): boolean =>
  sinkName !== null && sinkShapeOf(sinkName) !== 'vessel';

/** The shape of a basin's cut-out around its centre; undefined: the usual one of its name. */
export const openingOf = ({
  outline,
  basin,
}: Pick<Partial<TopLayout>, 'outline' | 'basin'>): Outline | undefined =>
  basin ? basinOpening(basin) : outline && { shape: 'polygon', points: outline };

/** Where the parts are drawn. A cut-out that the layout does not know has no place. */
export function toPlaces(layout: TopLayout, cutouts: TopParts['cutouts'], size: Size): Places {
  const placesOf = (points: readonly LayoutPoint[]) => points.map((point) => toPlace(point, layout, size));
  const opening = openingOf(layout);
  return {
    sinks: placesOf(layout.sinks),
    ...(opening && { opening }),
    ...(layout.basin && { basin: layout.basin }),
    cutouts: cutouts.map(({ id }) => {
      const laid = layout.cutouts.find(({ cutoutId }) => cutoutId === id);
      return { at: placesOf(laid?.at ?? []), ...(laid?.pitchMm && { pitchMm: laid.pitchMm }) };
    }),
  };
}

/** The reverse of {@link toPlaces}. */
export function toLayout(
  places: Places,
  cutouts: TopParts['cutouts'],
  size: Size,
  basis: LayoutBasis,
): TopLayout {
  const pointsOf = (at: readonly Place[]) => at.map((place) => toPoint(place, basis, size));
  return {
    ...basis,
    sinks: pointsOf(places.sinks),
    cutouts: cutouts.map(({ id }, index) => {
      const { at = [], pitchMm } = places.cutouts[index] ?? {};
      return { cutoutId: id, at: pointsOf(at), ...(pitchMm && { pitchMm }) };
    }),
  };
}

/**
 * A layout with all parts in their usual places.
 * @param sinkAt where the basin is already; the taps go behind it
 */
export const usualLayout = (
  { cutouts, ...parts }: TopParts,
  size: Size,
  basis: LayoutBasis = usualDatum,
  sinkAt?: Place,
): TopLayout =>
  toLayout(
    usualPlaces(
      {
        ...parts,
        cutoutNames: cutouts.map(({ name }) => name),
        opening: openingOf(basis),
        basin: basis.basin,
        sinkAt,
      },
      size,
    ),
    cutouts,
    size,
    basis,
  );

/** Whether the top has a sink or cut-outs. */
export const hasParts = ({ sinkName, cutouts }: TopParts): boolean => sinkName !== null || cutouts.length > 0;

/** Whether somebody has placed a part. A layout may have only the room. */
export const isPlaced = (layout: TopLayout | null | undefined): boolean =>
  layout ? layout.sinks.length > 0 || layout.cutouts.some(({ at }) => at.length > 0) : false;

/**
 * Adapts a layout to other parts: those that stay keep their place, a new tap goes behind its basin, other new parts to
 * their usual place. Without any places it stays so.
 */
export function fitLayout(layout: TopLayout, parts: TopParts, size: Size): TopLayout {
  if (!isPlaced(layout)) return { ...layout, sinks: [], cutouts: [] };
  const { sinkName } = parts;
  const { basin } = layout;
  const keepsShape = basin ? sinkName !== null && suitsSink(basin, sinkName) : hasTemplate(sinkName);
  const [sinkAt] = sinkName === null ? [] : toPlaces(layout, [], size).sinks;
  const usual = usualLayout(parts, size, keepsShape ? layout : withOutline(layout, undefined), sinkAt);
  return {
    ...usual,
    sinks: sinkAt ? layout.sinks : usual.sinks,
    cutouts: usual.cutouts.map(
      (cutout) => layout.cutouts.find(({ cutoutId }) => cutoutId === cutout.cutoutId) ?? cutout,
    ),
  };
}

/** The layout with this cut-out for the basin; undefined: the usual cut-out. */
export function withOutline(
  { outline: _, basin: __, ...layout }: TopLayout,
  outline: TopLayout['outline'],
): TopLayout {
  return { ...layout, ...(outline && { outline }) };
}

/** Whether the centres of all basins and holes are on the top. */
export function isOnTop(
  layout: TopLayout,
  cutouts: TopParts['cutouts'],
  { lengthMm, widthMm }: Size,
): boolean {
  const { sinks, cutouts: holes } = toPlaces(layout, cutouts, { lengthMm, widthMm });
  return [...sinks, ...holes.flatMap(({ at }) => at)].every(
    ({ fromLeftMm, fromBackMm }) =>
      fromLeftMm > 0 && fromLeftMm < lengthMm && fromBackMm > 0 && fromBackMm < widthMm,
  );
}

/** Number of basins, as cut and priced. Without a layout: one. */
export const sinkCount = (layout: Pick<TopLayout, 'sinks'> | null | undefined): number =>
  Math.min(layoutLimits.sinks, Math.max(1, layout?.sinks.length ?? 1));

/** Number of holes of a cut-out, as cut and priced. Without a layout: one. */
export const cutoutCount = (layout: Pick<TopLayout, 'cutouts'> | null | undefined, id: number): number =>
  Math.max(1, layout?.cutouts.find(({ cutoutId }) => cutoutId === id)?.at.length ?? 1);
