import type { Outline, Point } from './outline';

/** Points on an ellipse. */
const steps = 72;

/** Points on the edge of a shape, dense enough to measure gaps between our openings to 0.1 mm. */
function edgeOf(outline: Outline): Point[] {
  if (outline.shape === 'ellipse') {
    const { cx, cy, rx, ry } = outline;
    return Array.from({ length: steps }, (_, step) => {
      const angle = (step / steps) * 2 * Math.PI;
      return { x: cx + rx * Math.cos(angle), y: cy + ry * Math.sin(angle) };
    });
  }
  if (outline.shape === 'polygon') return [...outline.points];
  const { x, y, width, height, radius: r } = outline;
  const corners = [
    { cx: x + width - r, cy: y + height - r, from: 0 },
    { cx: x + r, cy: y + height - r, from: 0.5 },
    { cx: x + r, cy: y + r, from: 1 },
    { cx: x + width - r, cy: y + r, from: 1.5 },
  ];
  const perCorner = r === 0 ? 0 : steps / 8;
  return corners.flatMap(({ cx, cy, from }) =>
    Array.from({ length: perCorner + 1 }, (_, step) => {
      const angle = (from + (perCorner ? step / perCorner / 2 : 0)) * Math.PI;
      return { x: cx + r * Math.cos(angle), y: cy + r * Math.sin(angle) };
    }),
  );
}

/** Stone between two shapes in mm; 0 if they touch or overlap. */
export function gapBetween(one: Outline, other: Outline): number {
  const [a, b] = [sidesOf(one), sidesOf(other)];
  return Math.min(
    ...a.map(([point]) => distanceToSides(point, b)),
    ...b.map(([point]) => distanceToSides(point, a)),
  );
}

/** From a point to a shape in mm; 0 if it is inside. */
export const distanceTo = (outline: Outline, point: Point): number =>
  distanceToSides(point, sidesOf(outline));

type Side = readonly [from: Point, to: Point];

const sidesOf = (outline: Outline): Side[] =>
  edgeOf(outline).map((point, index, edge) => [point, edge[(index + 1) % edge.length] ?? point]);

function distanceToSides(point: Point, sides: readonly Side[]): number {
  return isInside(point, sides) ? 0 : Math.min(...sides.map((side) => distanceToSide(point, side)));
}

/** A point is inside if a ray to the right crosses an odd number of sides. */
function isInside({ x, y }: Point, sides: readonly Side[]): boolean {
  const crossed = sides.filter(
    ([p, q]) => p.y > y !== q.y > y && x < ((q.x - p.x) * (y - p.y)) / (q.y - p.y) + p.x,
  );
  return crossed.length % 2 === 1;
}

function distanceToSide({ x, y }: Point, [p, q]: Side): number {
  const [dx, dy] = [q.x - p.x, q.y - p.y];
  const lengthSquared = dx * dx + dy * dy;
  const share =
    lengthSquared === 0 ? 0 : Math.min(1, Math.max(0, ((x - p.x) * dx + (y - p.y) * dy) / lengthSquared));
  return Math.hypot(x - p.x - share * dx, y - p.y - share * dy);
}
