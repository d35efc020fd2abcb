import type { TopBasin } from '../catalogue/basin';
import type { Room } from './room';
import { isRecord, isWholeWithin } from '../json-checks';

/** Sides from which distances on a top are measured. */
export const layoutSides = {
  along: ['left', 'right', 'centre'],
  across: ['wall', 'front'],
} as const;

/**
 * Where basins and cut-outs go on a top, as the customer measured. The distances stay when the top's size changes. Absent: the
 * positions are still to be agreed (D53).
 */
export interface TopLayout {
  /** From which end distances along the top are measured; from the centre they are negative to the left. */
  along: (typeof layoutSides.along)[number];
  across: (typeof layoutSides.across)[number];
  /** Centres of the basins, one or two; empty without a sink. Each is priced. */
  sinks: LayoutPoint[];
  /** One entry for each cut-out of the top. */
  cutouts: CutoutLayout[];
  /** The cut-out of each basin, traced from its template, around its centre; absent: the usual one for the sink. */
  outline?: OutlinePoint[];
  /** The basin in each sink; absent: a basin of the usual size. Its numbers are checked by `isTopBasin`. */
  basin?: TopBasin;
  /** Absent: not measured. */
  room?: Room;
}

/** Whole millimetres. */
export interface LayoutPoint {
  alongMm: number;
  acrossMm: number;
}

/** In mm with one decimal: x to the right, y to the front. */
export interface OutlinePoint {
  x: number;
  y: number;
}

export interface CutoutLayout {
  cutoutId: number;
  /** Centres; of several holes in a row, the middle of the row. Each is priced. */
  at: LayoutPoint[];
  /** Distance between the holes of a row, centre to centre; absent: 100 mm. */
  pitchMm?: number;
}

export const layoutLimits = {
  sinks: 2,
  placesPerCutout: 4,
  cutouts: 20,
  pitchMm: { min: 40, max: 300 },
  outlinePoints: { min: 3, max: 240 },
  /** Maximum distance from the centre of a basin to its edge. */
  outlineMm: 700,
  /** Maximum distance on a top. */
  distanceMm: 6_000,
} as const;

const isDistance = (value: unknown): boolean =>
  isWholeWithin(value, { min: -layoutLimits.distanceMm, max: layoutLimits.distanceMm });

const isPoint = (value: unknown): value is LayoutPoint =>
  isRecord(value) && isDistance(value.alongMm) && isDistance(value.acrossMm);

const isWithinOutline = (value: unknown): boolean =>
  typeof value === 'number' && Math.abs(value) <= layoutLimits.outlineMm;

const isOutlinePoint = (value: unknown): value is OutlinePoint =>
  isRecord(value) && isWithinOutline(value.x) && isWithinOutline(value.y);

const isListOf = <Entry>(
  value: unknown,
  max: number,
  accepts: (entry: unknown) => entry is Entry,
): value is Entry[] => Array.isArray(value) && value.length <= max && value.every(accepts);

function isCutoutLayout(value: unknown): value is CutoutLayout {
  if (!isRecord(value) || !isWholeWithin(value.cutoutId, { min: 0, max: Number.MAX_SAFE_INTEGER }))
    return false;
  const { at, pitchMm = null } = value;
  return (
    (pitchMm === null || isWholeWithin(pitchMm, layoutLimits.pitchMm)) &&
    isListOf(at, layoutLimits.placesPerCutout, isPoint)
  );
}

/** For a request or a stored draft. The value may have further fields. Check its room by `isRoom`, its basin by `isTopBasin`. */
export const isTopLayout = (value: unknown): value is TopLayout =>
  isRecord(value) &&
  layoutSides.along.some((side) => side === value.along) &&
  layoutSides.across.some((side) => side === value.across) &&
  isListOf(value.sinks, layoutLimits.sinks, isPoint) &&
  isListOf(value.cutouts, layoutLimits.cutouts, isCutoutLayout) &&
  (value.outline === undefined ||
    (isListOf(value.outline, layoutLimits.outlinePoints.max, isOutlinePoint) &&
      value.outline.length >= layoutLimits.outlinePoints.min));
