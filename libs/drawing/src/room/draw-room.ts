import type { Drawing, Label, Mark } from '../drawing/drawing';
import { linePath, polygonPath } from '../drawing/paths';
import type { Point } from '../plan/outline';
import { skewOf, type MeasuredRoom } from './skew-of';

/** The room's lean is exaggerated up to this share of the length: a few millimetres would not be visible. */
const shownShare = 0.06;
const marginPx = { x: 56, top: 26, bottom: 28 };
const labelPx = 12;

/** A measured room with its walls, and the cabinet below the top. */
export interface DrawnRoom extends MeasuredRoom {
  walls: ('back' | 'left' | 'right')[];
  cabinet?: { fromLeftMm: number; insideMm: number; frontRailMm: number; backRailMm: number };
}

export interface RoomDrawing extends Omit<Drawing, 'labels'> {
  labels: (Omit<Label, 'role'> & { role: 'dimension' })[];
}

/**
 * Draws the room from above: its lean exaggerated, with measured sides and diagonals, walls as thick lines, and the cabinet
 * dashed. For another width, draw again, as the size of the type is fixed.
 */
export function drawRoom(
  room: DrawnRoom,
  size: { lengthMm: number; widthMm: number },
  { renderedWidthPx, maxHeightPx = Infinity }: { renderedWidthPx: number; maxHeightPx?: number },
): RoomDrawing {
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
  const lowest = Math.max(frontLeft.y, frontRight.y);
  const mmPerPx = Math.max(
    (to - from) / (renderedWidthPx - 2 * marginPx.x),
    lowest / (maxHeightPx - marginPx.top - marginPx.bottom),
  );
  const corners = { backLeft, backRight, frontRight, frontLeft };
  const sides: [string, Point, Point, number | undefined][] = [
    ['back', backLeft, backRight, room.backMm],
    ['left', backLeft, frontLeft, room.leftMm],
    ['right', backRight, frontRight, room.rightMm],
    ['front', frontLeft, frontRight, room.frontMm],
  ];
  const diagonals = diagonalsOf(room, corners, mmPerPx);
  const marks: Mark[] = [
    {
      role: 'outline',
      path: polygonPath([backLeft, backRight, frontRight, frontLeft].map(({ x, y }) => [x, y] as const)),
      strokeWidth: 1.2 * mmPerPx,
    },
    ...sides
      .filter(([side]) => room.walls.some((wall) => wall === side))
      .map(([, a, b]): Mark => ({
        role: 'wall-line',
        path: linePath(a.x, a.y, b.x, b.y),
        strokeWidth: 4 * mmPerPx,
      })),
    ...cabinetMarks(room, depth, corners, mmPerPx),
    ...diagonals.flatMap((diagonal) => diagonal.marks),
  ];
  const labels = sides.flatMap(([side, a, b, mm]) => {
    if (mm === undefined) return [];
    const { dx, dy, anchor } = figureOffset(side, a, b);
    const [x, y] = [(a.x + b.x) / 2 + dx * mmPerPx, (a.y + b.y) / 2 + dy * mmPerPx];
    return [figure(mm, { x, y, anchor }, mmPerPx)];
  });
  return {
    viewBox: {
      x: (from + to - renderedWidthPx * mmPerPx) / 2,
      y: -marginPx.top * mmPerPx,
      width: renderedWidthPx * mmPerPx,
      height: lowest + (marginPx.top + marginPx.bottom) * mmPerPx,
    },
    marks,
    labels: [...labels, ...diagonals.map(({ label }) => label)],
    description: `The room from above, ${skew.outOfSquareMm} mm out of square`,
  };
}

interface Corners {
  backLeft: Point;
  backRight: Point;
  frontRight: Point;
  frontLeft: Point;
}

type Anchor = Label['anchor'];

const figure = (
  mm: number,
  place: { x: number; y: number; anchor: Anchor },
  mmPerPx: number,
): RoomDrawing['labels'][number] => ({
  role: 'dimension',
  text: String(mm),
  ...place,
  size: labelPx * mmPerPx,
  rotation: 0,
});

/** Distance from the middle of a side to its figure, in pixels. A leaning side needs more. */
function figureOffset(side: string, a: Point, b: Point): { dx: number; dy: number; anchor: Anchor } {
  if (side === 'back') return { dx: 0, dy: -9, anchor: 'middle' };
  if (side === 'front') return { dx: 0, dy: 19, anchor: 'middle' };
  const away = 8 + Math.abs((b.x - a.x) / (b.y - a.y)) * (labelPx / 2);
  return side === 'left' ? { dx: -away, dy: 4, anchor: 'end' } : { dx: away, dy: 4, anchor: 'start' };
}

/** Dashed, with a leader from its front corner to its figure outside the room. */
function diagonalsOf(
  { fallingMm, risingMm }: MeasuredRoom,
  { backLeft, backRight, frontRight, frontLeft }: Corners,
  mmPerPx: number,
): { marks: Mark[]; label: RoomDrawing['labels'][number] }[] {
  const measured = [
    { mm: fallingMm, from: backLeft, to: frontRight, outwards: 1 },
    { mm: risingMm, from: backRight, to: frontLeft, outwards: -1 },
  ];
  return measured.flatMap(({ mm, from, to, outwards }) => {
    if (mm === undefined) return [];
    const leaderEnd = { x: to.x + 6 * outwards * mmPerPx, y: to.y + 8 * mmPerPx };
    const place = {
      x: to.x + 10 * outwards * mmPerPx,
      y: to.y + 19 * mmPerPx,
      anchor: outwards > 0 ? 'start' : 'end',
    } as const;
    const style = { role: 'centre-line', strokeWidth: 0.8 * mmPerPx } as const;
    return [
      {
        marks: [
          { ...style, path: linePath(from.x, from.y, to.x, to.y), dash: [4 * mmPerPx, 3 * mmPerPx] },
          { ...style, path: linePath(to.x, to.y, leaderEnd.x, leaderEnd.y) },
        ],
        label: figure(mm, place, mmPerPx),
      },
    ];
  });
}

/** The inside of the cabinet between its rails, clipped to the room. */
function cabinetMarks(
  { cabinet }: DrawnRoom,
  depthMm: number,
  { backLeft, backRight, frontRight, frontLeft }: Corners,
  mmPerPx: number,
): Mark[] {
  if (!cabinet) return [];
  const left = Math.max(cabinet.fromLeftMm, backLeft.x, frontLeft.x);
  const right = Math.min(cabinet.fromLeftMm + cabinet.insideMm, backRight.x, frontRight.x);
  const [back, front] = [cabinet.backRailMm, depthMm - cabinet.frontRailMm];
  if (left >= right || back >= front) return [];
  return [
    {
      role: 'cross-hair',
      path: polygonPath([
        [left, back],
        [right, back],
        [right, front],
        [left, front],
      ]),
      strokeWidth: mmPerPx,
      dash: [3 * mmPerPx, 3 * mmPerPx],
    },
  ];
}
