import { circle, type Outline, type Point } from './outline';
import { sinkShapeOf, type SinkShape } from './shapes';

export interface PlacedSink {
  shape: SinkShape;
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

/** A basin goes a third along unless agreed otherwise; on a short top in the middle. */
export const isAThirdAlong = ({ lengthMm }: { lengthMm: number }): boolean => lengthMm >= 900;

/** A basin's position unless agreed otherwise. */
export function fittingCentre(size: { lengthMm: number; widthMm: number }): Point {
  return { x: size.lengthMm / (isAThirdAlong(size) ? 3 : 2), y: size.widthMm * 0.555 };
}

/** The opening that a usual basin of this name needs; null: none in the stone, or unknown. */
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
  const room = Math.min(x, size.lengthMm - x) - minEdgeMm;
  const half = halfExtents[shape];
  const halfWidth = Math.min(half.width, y - minBackMm, size.widthMm - y - minEdgeMm / 2);
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
