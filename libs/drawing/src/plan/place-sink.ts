import { circle, type Outline } from './outline';
import type { Place } from './places';
import { sinkShapeOf, type SinkShape } from './shapes';

export interface PlacedSink {
  shape: SinkShape;
  place: Place;
  /** The opening, or for a vessel the bowl on the stone. */
  outline: Outline;
  /** The bowl stands on the stone; only its waste is cut. */
  standsOnTop: boolean;
  waste: Outline;
  /** It cannot be made. */
  isConflicting?: boolean;
}

/** Half the length and width of a usual opening of each kind, in mm. */
const halfExtents: Record<SinkShape, { length: number; width: number }> = {
  oval: { length: 215, width: 118 },
  rectangle: { length: 230, width: 115 },
  round: { length: 125, width: 125 },
  vessel: { length: 195, width: 128 },
  plain: { length: 200, width: 115 },
};
const minEdgeMm = 40;
/** Minimum stone behind the basin for the tap holes. */
const minBackMm = 70;
const wasteRadiusMm = 21;

interface TopSize {
  lengthMm: number;
  widthMm: number;
}

/** Stone in front of a basin's opening at least, in mm. */
const minFrontMm = 20;

/** In front of a basin without taps, if there is room. */
const usualFrontMm = 36;

/** Where a basin's centre goes across the top unless agreed otherwise: with room for its taps, if there is any. */
export function sinkFromBackMm(name: string, { widthMm }: TopSize, hasTaps: boolean): number {
  const { width } = halfExtents[sinkShapeOf(name)];
  const usual = Math.round(widthMm * 0.555);
  if (!hasTaps) return Math.min(usual, Math.round(Math.max(widthMm / 2, widthMm - usualFrontMm - width)));
  const [nearest, furthest] = [minBackMm + width, widthMm - minFrontMm - width];
  return nearest <= furthest ? Math.min(Math.max(usual, nearest), furthest) : usual;
}

/** From a basin's centre to its edge at the wall. */
export const sinkDepthMm = (name: string): number => halfExtents[sinkShapeOf(name)].width;

/** Half the length of a usual basin of this name; 0 without one. */
export const halfSinkMm = (name: string | null): number =>
  name === null ? 0 : halfExtents[sinkShapeOf(name)].length;

/** The opening that a usual basin of this name needs; null: none in the stone, or unknown. */
export function sinkOpeningOf(name: string): TopSize | null {
  const shape = sinkShapeOf(name);
  if (shape === 'vessel' || shape === 'plain') return null;
  const { length, width } = halfExtents[shape];
  return { lengthMm: 2 * length, widthMm: 2 * width };
}

/** A basin at its place, by its catalogue name, in its usual size. */
export function placeSink(name: string, place: Place): PlacedSink {
  const shape = sinkShapeOf(name);
  return drawnSink(shape, place, halfExtents[shape]);
}

/** A basin where nobody has placed it yet: as an illustration, it leaves stone on every side. */
export function placeSinkWithin(
  name: string,
  place: Place,
  size: TopSize & { hasTaps: boolean },
): PlacedSink {
  const shape = sinkShapeOf(name);
  const { fromLeftMm: x, fromBackMm: y } = place;
  const room = Math.min(x, size.lengthMm - x) - minEdgeMm;
  const half = halfExtents[shape];
  const width = Math.min(
    half.width,
    y - (size.hasTaps ? minBackMm : minFrontMm),
    size.widthMm - y - minFrontMm,
  );
  return drawnSink(shape, place, { length: shape === 'round' ? width : Math.min(half.length, room), width });
}

function drawnSink(shape: SinkShape, place: Place, half: { length: number; width: number }): PlacedSink {
  const { fromLeftMm: x, fromBackMm: y } = place;
  return {
    shape,
    place,
    outline:
      shape === 'rectangle' || shape === 'plain'
        ? {
            shape: 'rect',
            x: x - half.length,
            y: y - half.width,
            width: half.length * 2,
            height: half.width * 2,
            radius: 34,
          }
        : { shape: 'ellipse', cx: x, cy: y, rx: half.length, ry: half.width },
    standsOnTop: shape === 'vessel',
    waste: circle(x, y, wasteRadiusMm),
  };
}
