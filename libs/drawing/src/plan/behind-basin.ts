import { tapHoleOf, type BasinShape } from './basin-shape';
import { dispenserFromTapsMm } from './place-cutouts';
import { cutoutShapeOf } from './shapes';
import { isAtSink } from './usual-places';

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
