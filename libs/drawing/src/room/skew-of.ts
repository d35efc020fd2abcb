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
  /** As measured; a side that was not measured is as long as the opposite side, or as the top. */
  backMm: number;
  frontMm: number;
  leftMm: number;
  rightMm: number;
  /** How far the front is shifted to the right of the back, by the diagonals; null: not measured. */
  shiftMm: number | null;
  /** The largest deviation from a rectangle, in whole mm; 0: square. */
  outOfSquareMm: number;
  /** Back left, back right, front right, front left. */
  corners: [Point, Point, Point, Point];
}

/** Without diagonals, front and back are assumed to have the same middle. */
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

/** The shift of a parallelogram with this base length. */
function shiftOf({ fallingMm, risingMm }: MeasuredRoom, lengthMm: number): number | null {
  if (fallingMm === undefined || risingMm === undefined) return null;
  return (fallingMm ** 2 - risingMm ** 2) / (4 * lengthMm);
}
