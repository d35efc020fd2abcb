import type { Point } from '../plan/outline';

/** Sides and diagonals as measured, in mm; absent: not measured. */
export interface MeasuredRoom {
  backMm?: number;
  frontMm?: number;
  leftMm?: number;
  rightMm?: number;
  /** From the back left corner to the front right, and from the back right to the front left. */
  fallingMm?: number;
  risingMm?: number;
}

/** How far a room is from a rectangle. */
export interface Skew {
  /** The measured sides; what nobody measured is as the top, or as the other side. */
  backMm: number;
  frontMm: number;
  leftMm: number;
  rightMm: number;
  /** How far the front is moved to the right of the back by its diagonals; null: not measured. */
  shiftMm: number | null;
  /** The furthest that a side is from where it would be in a rectangle, in whole mm; 0: square. */
  outOfSquareMm: number;
  /** Back left, back right, front right, front left. */
  corners: [Point, Point, Point, Point];
}

/** Without diagonals, the longer side reaches as far beyond the shorter one at both ends. */
export function skewOf(
  room: MeasuredRoom,
  { lengthMm, widthMm }: { lengthMm: number; widthMm: number },
): Skew {
  const backMm = room.backMm ?? room.frontMm ?? lengthMm;
  const frontMm = room.frontMm ?? backMm;
  const leftMm = room.leftMm ?? room.rightMm ?? widthMm;
  const rightMm = room.rightMm ?? leftMm;
  const shiftMm = shiftOf(room, (backMm + frontMm) / 2);
  const frontLeft = (backMm - frontMm) / 2 + (shiftMm ?? 0);
  return {
    backMm,
    frontMm,
    leftMm,
    rightMm,
    shiftMm,
    outOfSquareMm: Math.round(
      Math.max(Math.abs(frontMm - backMm), Math.abs(rightMm - leftMm), Math.abs(shiftMm ?? 0)),
    ),
    corners: [
      { x: 0, y: 0 },
      { x: backMm, y: 0 },
      { x: frontLeft + frontMm, y: rightMm },
      { x: frontLeft, y: leftMm },
    ],
  };
}

/** Of a parallelogram whose base is that long. */
function shiftOf({ fallingMm, risingMm }: MeasuredRoom, lengthMm: number): number | null {
  if (fallingMm === undefined || risingMm === undefined) return null;
  return (fallingMm ** 2 - risingMm ** 2) / (4 * lengthMm);
}
