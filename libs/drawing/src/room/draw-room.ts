import type { Drawing, Label, Mark } from '../drawing/drawing';
import { line, polygon } from '../drawing/paths';
import type { Point } from '../plan/outline';
import { skewOf, type MeasuredRoom } from './skew-of';

/** Largest lean of a drawn side, as a share of the length: a few millimetres would not be seen. */
const shownShare = 0.06;
const marginPx = { x: 56, top: 26, bottom: 28 };
const labelPx = 12;

/** A measured room with its walls, and the cabinet below the top. */
export interface DrawnRoom extends MeasuredRoom {
  walls: ('back' | 'left' | 'right')[];
  cabinet?: { fromLeftMm: number; insideMm: number; frontRailMm: number; backRailMm: number };
}

/** The room from above with its lean exaggerated, its measured sides, and the walls as thick lines. */
export function drawRoom(
  room: DrawnRoom,
  size: { lengthMm: number; widthMm: number },
  { renderedWidthPx }: { renderedWidthPx: number },
): Drawing {
  const skew = skewOf(room, size);
  const { backMm, leftMm, rightMm } = skew;
  const times = skew.outOfSquareMm === 0 ? 1 : Math.max(1, (backMm * shownShare) / skew.outOfSquareMm);
  const depth = Math.min(leftMm, rightMm);
  const [backLeft, backRight, right, left] = skew.corners;
  const frontRight: Point = {
    x: backMm + (right.x - backMm) * times,
    y: depth + (right.y - depth) * times,
  };
  const frontLeft: Point = { x: left.x * times, y: depth + (left.y - depth) * times };
  const xs = [0, backMm, frontRight.x, frontLeft.x];
  const [from, to] = [Math.min(...xs), Math.max(...xs)];
  const mmPerPx = (to - from) / (renderedWidthPx - 2 * marginPx.x);
  const sides: [string, Point, Point, number | undefined][] = [
    ['back', backLeft, backRight, room.backMm],
    ['left', backLeft, frontLeft, room.leftMm],
    ['right', backRight, frontRight, room.rightMm],
    ['front', frontLeft, frontRight, room.frontMm],
  ];
  const marks: Mark[] = [
    {
      role: 'outline',
      path: polygon([backLeft, backRight, frontRight, frontLeft].map(({ x, y }) => [x, y] as const)),
      strokeWidth: 1.2 * mmPerPx,
    },
    ...sides
      .filter(([side]) => room.walls.some((wall) => wall === side))
      .map(([, a, b]): Mark => ({
        role: 'wall-line',
        path: line(a.x, a.y, b.x, b.y),
        strokeWidth: 4 * mmPerPx,
      })),
    ...cabinetMarks(room, depth, mmPerPx),
    ...diagonals(room, [backLeft, frontRight], [backRight, frontLeft], mmPerPx),
  ];
  const offsets: Record<string, { dx: number; dy: number; anchor: Label['anchor'] }> = {
    back: { dx: 0, dy: -9, anchor: 'middle' },
    front: { dx: 0, dy: 19, anchor: 'middle' },
    left: { dx: -8, dy: 4, anchor: 'end' },
    right: { dx: 8, dy: 4, anchor: 'start' },
  };
  const labels = sides.flatMap(([side, a, b, mm]): Label[] => {
    const { dx, dy, anchor } = offsets[side] ?? { dx: 0, dy: 0, anchor: 'middle' };
    if (mm === undefined) return [];
    return [
      {
        role: 'dimension',
        text: String(mm),
        x: (a.x + b.x) / 2 + dx * mmPerPx,
        y: (a.y + b.y) / 2 + dy * mmPerPx,
        size: labelPx * mmPerPx,
        anchor,
        rotation: 0,
      },
    ];
  });
  return {
    viewBox: {
      x: from - marginPx.x * mmPerPx,
      y: -marginPx.top * mmPerPx,
      width: renderedWidthPx * mmPerPx,
      height: Math.max(frontLeft.y, frontRight.y) + (marginPx.top + marginPx.bottom) * mmPerPx,
    },
    marks,
    labels,
    description: `The room from above, ${skew.outOfSquareMm} mm out of square`,
  };
}

function diagonals(
  { fallingMm, risingMm }: MeasuredRoom,
  falling: [Point, Point],
  rising: [Point, Point],
  mmPerPx: number,
): Mark[] {
  const drawn = [fallingMm === undefined ? null : falling, risingMm === undefined ? null : rising];
  return drawn
    .filter((ends) => ends !== null)
    .map(([a, b]) => ({
      role: 'centre-line',
      path: line(a.x, a.y, b.x, b.y),
      strokeWidth: 0.8 * mmPerPx,
      dash: [4 * mmPerPx, 3 * mmPerPx],
    }));
}

/** Its inside, between the rails. */
function cabinetMarks({ cabinet }: DrawnRoom, depthMm: number, mmPerPx: number): Mark[] {
  if (!cabinet) return [];
  const { fromLeftMm: left, insideMm, frontRailMm, backRailMm } = cabinet;
  const [right, front] = [left + insideMm, depthMm - frontRailMm];
  return [
    {
      role: 'cross-hair',
      path: polygon([
        [left, backRailMm],
        [right, backRailMm],
        [right, front],
        [left, front],
      ]),
      strokeWidth: mmPerPx,
      dash: [3 * mmPerPx, 3 * mmPerPx],
    },
  ];
}
