import type { Point } from '../plan/outline';

/** Adds a point: between two points if it is within `nearMm` of their connection, else after the last one. */
export function withPoint(points: readonly Point[], added: Point, nearMm: number): Point[] {
  const nearest = points
    .slice(1)
    .map((to, index) => ({ at: index + 1, mm: distanceToStretch(added, points[index] ?? to, to) }))
    .toSorted((a, b) => a.mm - b.mm)[0];
  const at = nearest && nearest.mm <= nearMm ? nearest.at : points.length;
  return points.toSpliced(at, 0, added);
}

function distanceToStretch({ x, y }: Point, from: Point, to: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const squared = dx * dx + dy * dy;
  const share =
    squared === 0 ? 0 : Math.min(1, Math.max(0, ((x - from.x) * dx + (y - from.y) * dy) / squared));
  return Math.hypot(x - from.x - share * dx, y - from.y - share * dy);
}
