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

/** What has a place on a top. */
export interface LaidParts {
  /** null: no sink. */
  sinkName: string | null;
  cutouts: readonly { id: number; name: string }[];
  /** Stone that its material needs at each end; absent: what is usual. */
  endsMm?: number;
}

/** All of a layout but the places. */
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
export function toPlaces(layout: TopLayout, cutouts: LaidParts['cutouts'], size: Size): Places {
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

/** The layout of parts that are drawn there. */
export function toLayout(
  places: Places,
  cutouts: LaidParts['cutouts'],
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

/** The parts where they usually go. */
export const usualLayout = (
  { cutouts, ...parts }: LaidParts,
  size: Size,
  basis: LayoutBasis = usualDatum,
): TopLayout =>
  toLayout(
    usualPlaces({ ...parts, cutoutNames: cutouts.map(({ name }) => name), opening: openingOf(basis) }, size),
    cutouts,
    size,
    basis,
  );

/** Whether anything has a place on the top. */
export const hasParts = ({ sinkName, cutouts }: LaidParts): boolean =>
  sinkName !== null || cutouts.length > 0;

/** The layout for other parts: what stays keeps its place, what is new goes where it usually does. */
export function fitLayout(layout: TopLayout, parts: LaidParts, size: Size): TopLayout {
  const { sinkName } = parts;
  const { basin } = layout;
  const keepsShape = basin ? sinkName !== null && suitsSink(basin, sinkName) : hasTemplate(sinkName);
  const usual = usualLayout(parts, size, keepsShape ? layout : withOutline(layout, undefined));
  const keepsSinks = sinkName !== null && layout.sinks.length > 0;
  return {
    ...usual,
    sinks: keepsSinks ? layout.sinks : usual.sinks,
    cutouts: usual.cutouts.map(
      (cutout) => layout.cutouts.find(({ cutoutId }) => cutoutId === cutout.cutoutId) ?? cutout,
    ),
  };
}

/** The layout in another room; undefined: in none that was measured. */
export function withRoom({ room: _, ...layout }: TopLayout, room: TopLayout['room']): TopLayout {
  return { ...layout, ...(room && { room }) };
}

/** The layout for a basin with this cut-out, instead of any other; undefined: with the usual one. */
export function withOutline(
  { outline: _, basin: __, ...layout }: TopLayout,
  outline: TopLayout['outline'],
): TopLayout {
  return { ...layout, ...(outline && { outline }) };
}

/** Whether each centre lies on the top. */
export function isOnTop(
  layout: TopLayout,
  cutouts: LaidParts['cutouts'],
  { lengthMm, widthMm }: Size,
): boolean {
  const { sinks, cutouts: holes } = toPlaces(layout, cutouts, { lengthMm, widthMm });
  return [...sinks, ...holes.flatMap(({ at }) => at)].every(
    ({ fromLeftMm, fromBackMm }) =>
      fromLeftMm > 0 && fromLeftMm < lengthMm && fromBackMm > 0 && fromBackMm < widthMm,
  );
}

/** How many basins and holes of each kind are cut, and priced. One each without a layout. */
export const sinkCount = (layout: Pick<TopLayout, 'sinks'> | null | undefined): number =>
  Math.min(layoutLimits.sinks, Math.max(1, layout?.sinks.length ?? 1));

export const cutoutCount = (layout: Pick<TopLayout, 'cutouts'> | null | undefined, id: number): number =>
  Math.max(1, layout?.cutouts.find(({ cutoutId }) => cutoutId === id)?.at.length ?? 1);
