import { dispenserFromTapsMm, gapMm, notchMm, reachOf, tapRowMm } from './place-cutouts';
import { tapHoleOf, type BasinShape } from './basin-shape';
import type { Outline } from './outline';
import { sinkExtentOf, sinkFromBackMm, sinkOpeningOf } from './place-sink';
import type { Place, Places } from './places';
import { cutoutShapeOf, sinkShapeOf } from './shapes';

interface Parts {
  /** null: no sink. */
  sinkName: string | null;
  cutoutNames: readonly string[];
  /** The opening for a basin; absent: the usual one for the sink's name. */
  opening?: Outline | undefined;
  /** The basin with its maker's tap holes; absent: not chosen. */
  basin?: BasinShape | undefined;
  /** Where the basin is; absent: in its usual place. */
  sinkAt?: Place | undefined;
  /** Minimum stone to each end; absent: 50 mm. */
  endsMm?: number;
}

interface TopSize {
  lengthMm: number;
  widthMm: number;
}

const usualEndsMm = 50;
/** From the middle of the taps to the basin: a usual spout reaches over it. */
const tapToBasinMm = 60;
/** Taps and dispensers go behind the basin. */

export const isAtSink = (name: string): boolean => /tap|dispenser/.test(cutoutShapeOf(name));
const isNotch = (name: string): boolean => cutoutShapeOf(name) === 'notch';
const isBeside = (name: string): boolean => !isAtSink(name) && !isNotch(name);

/** How far basin, taps and dispenser reach to each side of their common centre line, in mm. */
function groupOf(
  halfSink: number,
  cutoutNames: readonly string[],
  size: TopSize,
): { left: number; right: number } {
  const group = { left: halfSink, right: halfSink };
  for (const name of cutoutNames.filter(isAtSink)) {
    const offset = cutoutShapeOf(name) === 'dispenser' ? dispenserFromTapsMm(cutoutNames) : 0;
    const reach = reachOf(name, size);
    group.left = Math.max(group.left, reach - offset);
    group.right = Math.max(group.right, reach + offset);
  }
  return group;
}

/** The length that cut-outs beside the basin need, with the stone between them and to the end. */
function besideLength(names: readonly string[], size: TopSize, endsMm: number): number {
  const beside = names.filter(isBeside);
  const atEnd = beside.length > 0 ? Math.max(0, endsMm - gapMm) : 0;
  return beside.reduce((sum, name) => sum + 2 * reachOf(name, size) + gapMm, atEnd);
}

/**
 * Where the parts go while nobody has placed them, in whole mm: the basin in the middle, taps behind it, other cut-outs to its
 * right. On a shorter top the basin moves to the left.
 */
export function usualPlaces(parts: Parts, size: TopSize): Places {
  const { sinkName, cutoutNames, opening, sinkAt, endsMm = usualEndsMm } = parts;
  const hole = tapHoleOf(parts.basin);
  const sink = sinkName === null ? null : sinkExtentOf(sinkName, opening);
  const group = groupOf(sink?.reach ?? 0, cutoutNames, size);
  let end = size.lengthMm - (cutoutNames.some(isNotch) ? notchMm : 0);
  const room = end - besideLength(cutoutNames, size, endsMm) - group.right - endsMm;
  const middle = size.lengthMm / 2;
  const centre = Math.round(
    sinkAt?.fromLeftMm ??
      (group.right === 0 ? middle : Math.max(Math.min(middle, room), Math.min(middle, group.left + endsMm))),
  );
  end -= Math.max(0, endsMm - gapMm);
  const sinkFromBack =
    sink && Math.round(sinkAt?.fromBackMm ?? sinkFromBackMm(sink.depth, size, cutoutNames.some(isAtSink)));
  const tapsFromBack =
    sink && sinkFromBack !== null
      ? Math.round(Math.max(tapRowMm, sinkFromBack - sink.depth - tapToBasinMm))
      : tapRowMm;
  const placeOf = (name: string): Place => {
    if (isNotch(name)) return { fromLeftMm: size.lengthMm - notchMm / 2, fromBackMm: notchMm / 2 };
    if (isAtSink(name)) {
      if (cutoutShapeOf(name) === 'dispenser')
        return {
          fromLeftMm: Math.round(centre + dispenserFromTapsMm(cutoutNames)),
          fromBackMm: tapsFromBack,
        };
      return hole && sinkFromBack !== null
        ? { fromLeftMm: centre + hole.rightMm, fromBackMm: sinkFromBack - hole.behindMm }
        : { fromLeftMm: centre, fromBackMm: tapsFromBack };
    }
    const reach = reachOf(name, size);
    end -= gapMm + 2 * reach;
    return {
      fromLeftMm: Math.round(Math.max(gapMm, end) + reach),
      fromBackMm: Math.round(size.widthMm / 2),
    };
  };
  return {
    sinks: sinkFromBack === null ? [] : [{ fromLeftMm: centre, fromBackMm: sinkFromBack }],
    ...(opening && { opening }),
    cutouts: cutoutNames.map((name) => ({ at: [placeOf(name)] })),
  };
}

/** The length of the shortest top on which basin, taps and cut-outs fit side by side, in whole mm. */
export function minLengthFor({
  sinkName,
  cutoutNames,
  opening,
  widthMm,
  endsMm = usualEndsMm,
}: Parts & { /** null: not entered. */ widthMm: number | null }): number {
  const size = { lengthMm: Infinity, widthMm: widthMm ?? 350 };
  // A bowl on the stone also takes length. A basin of unknown size is not counted.
  const takesLength =
    sinkName !== null && (sinkOpeningOf(sinkName, opening) || sinkShapeOf(sinkName) === 'vessel');
  const group = groupOf(takesLength ? sinkExtentOf(sinkName, opening).reach : 0, cutoutNames, size);
  const atSink = group.left + group.right > 0 ? group.left + group.right + endsMm : 0;
  const notch = cutoutNames.some(isNotch) ? notchMm : 0;
  return Math.ceil(atSink + besideLength(cutoutNames, size, endsMm) + notch + endsMm);
}
