import { centreOf, turnAt, type Point } from '../plan/outline';

/** A sharper turn than this is a corner, not a curve. In radians. */
const cornerAngle = (70 / 180) * Math.PI;
/** A stretch is straight if it is this many times as long as its neighbour. */
const straightRatio = 3;
const maxPieces = 200;
const minPieceMm = 5;

interface TracingOptions {
  /** Only one half was traced, from the middle of the back to the middle of the front. */
  isMirrored?: boolean;
  /** Clockwise turns by 90°. */
  turns?: number;
}

/** The basin's cut-out around its centre, in mm to a tenth, from points traced on its template. */
export function tracedOutline(
  points: readonly Point[],
  { isMirrored = false, turns = 0 }: TracingOptions = {},
): Point[] {
  if (points.length < 2) return [];
  const turned = (point: Point) => Array.from({ length: turns }).reduce<Point>(quarterTurn, point);
  const smooth = smoothLine((isMirrored ? withMirrorImage(points) : points).map(turned));
  const { x, y } = centreOf({ shape: 'polygon', points: smooth });
  return smooth
    .map((point) => ({ x: toTenths(point.x - x), y: toTenths(point.y - y) }))
    .filter((point, index, all) => !isSame(point, all.at(index - 1)));
}

const toTenths = (mm: number): number => Math.round(mm * 10) / 10 + 0;
const isSame = (one: Point, other?: Point): boolean => one.x === other?.x && one.y === other.y;
const quarterTurn = ({ x, y }: Point): Point => ({ x: -y, y: x });

/** Adds the other half of a line, mirrored left to right about the middle between its first and last point. */
export function withMirrorImage(points: readonly Point[]): Point[] {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return [];
  const axis = (first.x + last.x) / 2;
  const between = points.slice(1, -1);
  return [
    { ...first, x: axis },
    ...between,
    { ...last, x: axis },
    ...between.toReversed().map(({ x, y }) => ({ x: 2 * axis - x, y })),
  ];
}

/**
 * A smooth closed line through points. Between two points it blends the circles through each of them and its neighbours,
 * which is exact for circles and for straight sides with rounded corners. Corners stay sharp.
 */
export function smoothLine(points: readonly Point[]): Point[] {
  const at = (index: number) => points.at(index % points.length) as Point;
  const stretches = points.map((from, index) => distance(from, at(index + 1)));
  const pieceMm = Math.max(minPieceMm, stretches.reduce((sum, mm) => sum + mm, 0) / maxPieces);
  return points.flatMap((from, index) => {
    const to = at(index + 1);
    const [before, after] = [curveAt(points, index), curveAt(points, (index + 1) % points.length)];
    if (!before && !after) return [from];
    const pieces = Math.ceil(distance(from, to) / pieceMm);
    return Array.from({ length: pieces }, (_, piece) => {
      const share = piece / pieces;
      const [first, second] = [before ?? after, after ?? before].map((circle) =>
        pointBetween(from, to, share, circle),
      ) as [Point, Point];
      return pointOnLine(first, second, share * share * (3 - 2 * share));
    });
  });
}

type Circle = Point | 'straight';

/** The centre of the circle through a point and its neighbours; undefined: a corner, or the end of a straight side. */
function curveAt(points: readonly Point[], index: number): Circle | undefined {
  const [a, b, c] = [-1, 0, 1].map((step) => points.at((index + step) % points.length)) as [
    Point,
    Point,
    Point,
  ];
  const [toBefore, toAfter] = [distance(a, b), distance(b, c)];
  if (
    turnAt(points, index) > cornerAngle ||
    Math.max(toBefore, toAfter) > straightRatio * Math.min(toBefore, toAfter)
  )
    return undefined;
  const twiceArea = 2 * ((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x));
  if (Math.abs(twiceArea) < 1e-6 * toBefore * toAfter) return 'straight';
  const [toB, toC] = [squared(b) - squared(a), squared(c) - squared(a)];
  return {
    x: ((c.y - a.y) * toB - (b.y - a.y) * toC) / twiceArea,
    y: ((b.x - a.x) * toC - (c.x - a.x) * toB) / twiceArea,
  };
}

const squared = ({ x, y }: Point): number => x * x + y * y;
const distance = (a: Point, b: Point): number => Math.hypot(b.x - a.x, b.y - a.y);
const pointOnLine = (a: Point, b: Point, share: number): Point => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
});

function pointBetween(from: Point, to: Point, share: number, circle: Circle | undefined): Point {
  if (circle === undefined || circle === 'straight') return pointOnLine(from, to, share);
  const angleOf = ({ x, y }: Point) => Math.atan2(y - circle.y, x - circle.x);
  const turn = angleOf(to) - angleOf(from);
  const angle = angleOf(from) + Math.atan2(Math.sin(turn), Math.cos(turn)) * share;
  const radius = distance(circle, from);
  return { x: circle.x + radius * Math.cos(angle), y: circle.y + radius * Math.sin(angle) };
}
