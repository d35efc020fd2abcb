import type { BasinShape } from './basin-shape';
import { dispenserFromTapsMm } from './place-cutouts';
import type { Place } from './places';
import { cutoutShapeOf } from './shapes';
import { isAtSink } from './usual-places';

/** The middle one of the maker's tap holes. */
export function tapHoleOf(basin: Pick<BasinShape, 'size'> | undefined) {
  const holes = basin?.size.holes ?? [];
  return holes[Math.floor((holes.length - 1) / 2)];
}

/** How far right of the basin's centre a tap or dispenser usually is; null: the cut-out is neither of them. */
export function fromBasinMm(
  name: string,
  cutoutNames: readonly string[],
  basin: BasinShape | undefined,
): number | null {
  if (!isAtSink(name)) return null;
  return cutoutShapeOf(name) === 'dispenser'
    ? dispenserFromTapsMm(cutoutNames)
    : (tapHoleOf(basin)?.rightMm ?? 0);
}

/** Positions of the basins without a hole: for every hole another basin is nearer, along the top. */
export function basinsWithout(holes: readonly Place[], sinks: readonly Place[]): number[] {
  const nearest = holes.map(({ fromLeftMm }) => {
    const distances = sinks.map((sink) => Math.abs(sink.fromLeftMm - fromLeftMm));
    return distances.indexOf(Math.min(...distances));
  });
  return [...sinks.keys()].filter((position) => !nearest.includes(position));
}
