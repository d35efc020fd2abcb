import { areaOf } from '../plan/outline';
import type { Plan } from '../plan/plan-of';

const density = 2_700;

/** A top's approximate weight with its openings cut, in whole kilograms. */
export function weightOf({ length, width, sinks, cutouts }: Plan, thicknessMm: number): number {
  const holes = [
    ...sinks.map(({ standsOnTop, waste, outline }) => (standsOnTop ? waste : outline)),
    ...cutouts.flatMap(({ outlines }) => outlines),
  ];
  const area = length.drawnMm * width.drawnMm - holes.reduce((sum, hole) => sum + areaOf(hole), 0);
  return Math.max(1, Math.round((area * thicknessMm * density) / 1e9));
}
