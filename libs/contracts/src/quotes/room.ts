import { isRecord, isWholeWithin } from '../json-checks';

/** The room of a top, as far as the customer measured it. Whole millimetres; absent: not measured. */
export interface Room {
  /** Sides of the top that touch a wall. */
  walls: (typeof roomWalls)[number][];
  /** From end to end along the back, and along the front. */
  backMm?: number;
  frontMm?: number;
  /** From back to front along each end. */
  leftMm?: number;
  rightMm?: number;
  /** From the back left corner to the front right, and from the back right to the front left. */
  fallingMm?: number;
  risingMm?: number;
  /** The cabinet below. */
  cabinet?: Cabinet;
}

export interface Cabinet {
  /** From the left end of the top to the inside of the cabinet, and its inner width. */
  fromLeftMm: number;
  insideMm: number;
  /** From the front edge of the top to behind the front rail, and from its back to before the back rail. */
  frontRailMm: number;
  backRailMm: number;
}

export const roomWalls = ['back', 'left', 'right'] as const;
/** The measured sides and diagonals. */
export const roomSides = ['backMm', 'frontMm', 'leftMm', 'rightMm', 'fallingMm', 'risingMm'] as const;
export const cabinetSides = ['fromLeftMm', 'insideMm', 'frontRailMm', 'backRailMm'] as const;

export const roomLimits = { sideMm: { min: 50, max: 8_000 }, cabinetMm: { min: 0, max: 6_000 } } as const;

/** The value may have further fields. */
export const isRoom = (value: unknown): value is Room =>
  isRecord(value) &&
  Array.isArray(value.walls) &&
  value.walls.length <= roomWalls.length &&
  value.walls.every((wall) => roomWalls.some((known) => known === wall)) &&
  roomSides.every((side) => value[side] === undefined || isWholeWithin(value[side], roomLimits.sideMm)) &&
  (value.cabinet === undefined || isCabinet(value.cabinet));

const isCabinet = (value: unknown): value is Cabinet =>
  isRecord(value) && cabinetSides.every((side) => isWholeWithin(value[side], roomLimits.cabinetMm));
