import { basinDetails, type BasinShape } from './basin-shape';
import { centreOf, circle, movedBy, type Outline } from './outline';
import type { Place, Places } from './places';
import { sinkShapeOf, type SinkShape } from './shapes';

export interface PlacedSink {
  shape: SinkShape;
  place: Place;
  /** The opening, or for a vessel the bowl on the stone. */
  outline: Outline;
  /** The bowl stands on the stone, and only the waste hole is cut. */
  standsOnTop: boolean;
  waste: Outline;
  /** Absent: a basin of the usual size. */
  basin?: BasinShape;
  /** The rim of an inset basin, on the stone. */
  rim?: Outline;
  /** The whole bowl below the stone; absent: not known. */
  hanging?: Outline;
  /** It cannot be made. */
  isConflicting?: boolean;
}

/** Half the length and half the width of the usual opening of each shape, in mm. */
const halfExtents: Record<SinkShape, HalfExtents> = {
  oval: { reach: 215, depth: 118 },
  rectangle: { reach: 230, depth: 115 },
  round: { reach: 125, depth: 125 },
  vessel: { reach: 195, depth: 128 },
  plain: { reach: 200, depth: 115 },
};
const minEdgeMm = 40;
/** Minimum stone behind the basin for the tap holes. */
const minBackMm = 70;
const wasteRadiusMm = 21;

interface HalfExtents {
  reach: number;
  depth: number;
}

interface TopSize {
  lengthMm: number;
  widthMm: number;
}

/** Minimum stone in front of a basin's opening. */
const minFrontMm = 20;

/** Stone in front of a basin without taps, if there is space. */
const usualFrontMm = 36;

/** From a basin's centre to its edges, in mm. */
export const sinkExtentOf = (name: string, opening?: Outline): HalfExtents =>
  opening ? centreOf(opening) : halfExtents[sinkShapeOf(name)];

/** The usual distance of a basin's centre from the wall, with space for its taps if the top is wide enough. */
export function sinkFromBackMm(depthMm: number, { widthMm }: TopSize, hasTaps: boolean): number {
  const usual = Math.round(widthMm * 0.555);
  if (!hasTaps) return Math.min(usual, Math.round(Math.max(widthMm / 2, widthMm - usualFrontMm - depthMm)));
  const [nearest, furthest] = [minBackMm + depthMm, widthMm - minFrontMm - depthMm];
  return nearest <= furthest ? Math.min(Math.max(usual, nearest), furthest) : usual;
}

/** The size of the opening that a basin needs; null: no opening, or not known. */
export function sinkOpeningOf(name: string, opening?: Outline): TopSize | null {
  const shape = sinkShapeOf(name);
  if (shape === 'vessel' || (shape === 'plain' && !opening)) return null;
  const { reach, depth } = sinkExtentOf(name, opening);
  return { lengthMm: 2 * reach, widthMm: 2 * depth };
}

/** Places a basin. Without its opening it has the usual size for its catalogue name. */
export function placeSink(
  name: string,
  place: Place,
  { opening, basin }: Pick<Places, 'opening' | 'basin'> = {},
): PlacedSink {
  const shape = sinkShapeOf(name);
  const usual = drawnSink(shape, place, halfExtents[shape]);
  if (!opening) return usual;
  const outlines = { outline: opening, ...(basin && basinDetails(basin)) };
  return {
    ...usual,
    shape: usual.standsOnTop ? shape : 'plain',
    ...(basin && { basin }),
    ...Object.fromEntries(
      Object.entries(outlines).map(([name, outline]) => [
        name,
        movedBy(outline, { x: place.fromLeftMm, y: place.fromBackMm }),
      ]),
    ),
  };
}

/** Places a basin for illustration, while nobody has placed it: it is drawn smaller if needed, to leave stone on every side. */
export function placeSinkWithin(
  name: string,
  place: Place,
  size: TopSize & { hasTaps: boolean },
): PlacedSink {
  const shape = sinkShapeOf(name);
  const { fromLeftMm: x, fromBackMm: y } = place;
  const room = Math.min(x, size.lengthMm - x) - minEdgeMm;
  const half = halfExtents[shape];
  const depth = Math.min(
    half.depth,
    y - (size.hasTaps ? minBackMm : minFrontMm),
    size.widthMm - y - minFrontMm,
  );
  return drawnSink(shape, place, { reach: shape === 'round' ? depth : Math.min(half.reach, room), depth });
}

function drawnSink(shape: SinkShape, place: Place, { reach, depth }: HalfExtents): PlacedSink {
  const { fromLeftMm: x, fromBackMm: y } = place;
  return {
    shape,
    place,
    outline:
      shape === 'rectangle' || shape === 'plain'
        ? {
            shape: 'rect',
            x: x - reach,
            y: y - depth,
            width: reach * 2,
            height: depth * 2,
            radius: 34,
          }
        : { shape: 'ellipse', cx: x, cy: y, rx: reach, ry: depth },
    standsOnTop: shape === 'vessel',
    waste: circle(x, y, wasteRadiusMm),
  };
}
