/** A closed shape in mm: origin at the back left corner, x along the wall, y towards the front. */
export type Outline =
  | { shape: 'ellipse'; cx: number; cy: number; rx: number; ry: number }
  | { shape: 'rect'; x: number; y: number; width: number; height: number; radius: number }
  | Polygon;

interface Polygon {
  shape: 'polygon';
  points: readonly Point[];
}

export function circle(cx: number, cy: number, r: number): Outline {
  return { shape: 'ellipse', cx, cy, rx: r, ry: r };
}

export interface Point {
  x: number;
  y: number;
}

/** A shape's centre, half its length (`reach`) and half its width (`depth`). */
export function centreOf(outline: Outline): { x: number; y: number; reach: number; depth: number } {
  if (outline.shape === 'ellipse')
    return { x: outline.cx, y: outline.cy, reach: outline.rx, depth: outline.ry };
  const { x, y, width, height } = outline.shape === 'rect' ? outline : boxAround(outline);
  return { x: x + width / 2, y: y + height / 2, reach: width / 2, depth: height / 2 };
}

function boxAround({ points }: Polygon) {
  const [xs, ys] = [points.map((point) => point.x), points.map((point) => point.y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** The same shape elsewhere. */
export function movedBy(outline: Outline, { x, y }: Point): Outline {
  if (outline.shape === 'ellipse') return { ...outline, cx: outline.cx + x, cy: outline.cy + y };
  if (outline.shape === 'rect') return { ...outline, x: outline.x + x, y: outline.y + y };
  return { ...outline, points: outline.points.map((point) => ({ x: point.x + x, y: point.y + y })) };
}

/** In mm². */
export function areaOf(outline: Outline): number {
  if (outline.shape === 'ellipse') return Math.PI * outline.rx * outline.ry;
  if (outline.shape === 'rect') return outline.width * outline.height;
  const { points } = outline;
  const twice = points.reduce((sum, from, index) => {
    const to = points[(index + 1) % points.length] ?? from;
    return sum + from.x * to.y - from.y * to.x;
  }, 0);
  return Math.abs(twice) / 2;
}

/** The change of direction at a corner of a closed line, in radians; 0: straight on. */
export const turnAt = (points: readonly Point[], corner: number): number => {
  const [a, b, c] = [-1, 0, 1].map((step) => points.at((corner + step) % points.length)) as [
    Point,
    Point,
    Point,
  ];
  const turn = Math.atan2(c.y - b.y, c.x - b.x) - Math.atan2(b.y - a.y, b.x - a.x);
  return Math.abs(Math.atan2(Math.sin(turn), Math.cos(turn)));
};

export const sharpestTurnOf = (points: readonly Point[]): number =>
  Math.max(...points.map((_, corner) => turnAt(points, corner)));
