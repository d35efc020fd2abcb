import type { BasinShape } from './basin-shape';
import { dispenserFromTapsMm } from './place-cutouts';
import { sinkExtentOf } from './place-sink';
import type { Place, Places } from './places';
import { cutoutShapeOf } from './shapes';
import { isAtSink, tapsFromBackMm } from './usual-places';

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

/** Where a tap or dispenser goes behind the first basin; null: the cut-out is neither of them, or there is no basin. */
export function placeBehindBasin(
  name: string,
  { sinkName, cutoutNames }: { sinkName: string | null; cutoutNames: readonly string[] },
  { sinks: [sink], opening, basin }: Pick<Places, 'sinks' | 'opening' | 'basin'>,
): Place | null {
  const rightMm = fromBasinMm(name, cutoutNames, basin);
  if (!sink || sinkName === null || rightMm === null) return null;
  const hole = cutoutShapeOf(name) === 'dispenser' ? undefined : tapHoleOf(basin);
  return {
    fromLeftMm: sink.fromLeftMm + rightMm,
    fromBackMm: hole
      ? sink.fromBackMm - hole.behindMm
      : Math.round(tapsFromBackMm(sink.fromBackMm, sinkExtentOf(sinkName, opening).depth)),
  };
}

/** Positions of the basins without a hole: for every hole another basin is nearer, along the top. */
export function basinsWithout(holes: readonly Place[], sinks: readonly Place[]): number[] {
  const nearest = holes.map(({ fromLeftMm }) => {
    const distances = sinks.map((sink) => Math.abs(sink.fromLeftMm - fromLeftMm));
    return distances.indexOf(Math.min(...distances));
  });
  return [...sinks.keys()].filter((position) => !nearest.includes(position));
}
