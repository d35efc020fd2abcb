import { areaOf } from '../plan/outline';
import type { Plan } from '../plan/plan-of';

const densityKgPerM3 = 2_700;
const mm3PerM3 = 1e9;

/** A top's approximate weight with its openings cut, in whole kilograms. */
export function weightOf({ length, width, sinks, cutouts }: Plan, thicknessMm: number): number {
  const holes = [
    ...sinks.map(({ standsOnTop, waste, outline }) => (standsOnTop ? waste : outline)),
    ...cutouts.flatMap(({ outlines }) => outlines),
  ];
  const areaMm2 = length.drawnMm * width.drawnMm - holes.reduce((sum, hole) => sum + areaOf(hole), 0);
  return Math.max(1, Math.round((areaMm2 * thicknessMm * densityKgPerM3) / mm3PerM3));
}
