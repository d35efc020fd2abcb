import { circle, type Outline, type Point } from './outline';
import { sinkShapeOf, type SinkShape } from './shapes';

export interface PlacedSink {
  shape: SinkShape;
  /** Cut through the stone, or for a vessel the bowl that stands on it. */
  outline: Outline;
  /** The bowl stands on the stone; only its waste is cut. */
  standsOnTop: boolean;
  waste: Outline;
  /** It cannot be made so. */
  isConflicting?: boolean;
}

/** Half the length and width of each kind's opening, millimetres: usual vanity basins. */
const halfExtents: Record<SinkShape, { length: number; width: number }> = {
  oval: { length: 215, width: 118 },
  rectangle: { length: 230, width: 115 },
  round: { length: 125, width: 125 },
  vessel: { length: 195, width: 128 },
  plain: { length: 200, width: 115 },
};
const leastEdgeMm = 40;
/** Behind the basin the holes for the taps need stone of their own. */
const leastBackMm = 70;
const wasteRadiusMm = 21;

/** Whether a basin goes a third along unless agreed otherwise; on a short top it goes in the middle. */
export const isAThirdAlong = ({ lengthMm }: { lengthMm: number }): boolean => lengthMm >= 900;

/** Where a basin goes unless agreed otherwise. */
export function fittingCentre(size: { lengthMm: number; widthMm: number }): Point {
  return { x: size.lengthMm / (isAThirdAlong(size) ? 3 : 2), y: size.widthMm * 0.555 };
}

/** How large an opening a usual basin needs, by its catalogue name; null: none in the stone, or nobody knows. */
export function sinkOpeningOf(name: string): { lengthMm: number; widthMm: number } | null {
  const shape = sinkShapeOf(name);
  if (shape === 'vessel' || shape === 'plain') return null;
  const { length, width } = halfExtents[shape];
  return { lengthMm: 2 * length, widthMm: 2 * width };
}

/** Places a sink by its catalogue name, leaving stone on every side. */
export function placeSink(name: string, size: { lengthMm: number; widthMm: number }): PlacedSink {
  const shape = sinkShapeOf(name);
  const { x, y } = fittingCentre(size);
  const room = Math.min(x, size.lengthMm - x) - leastEdgeMm;
  const half = halfExtents[shape];
  const halfWidth = Math.min(half.width, y - leastBackMm, size.widthMm - y - leastEdgeMm / 2);
  const halfLength = shape === 'round' ? halfWidth : Math.min(half.length, room);
  return {
    shape,
    outline:
      shape === 'rectangle' || shape === 'plain'
        ? {
            shape: 'rect',
            x: x - halfLength,
            y: y - halfWidth,
            width: halfLength * 2,
            height: halfWidth * 2,
            radius: 34,
          }
        : { shape: 'ellipse', cx: x, cy: y, rx: halfLength, ry: halfWidth },
    standsOnTop: shape === 'vessel',
    waste: circle(x, y, wasteRadiusMm),
  };
}
