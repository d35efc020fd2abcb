import { areaOf, centreOf, type Point } from '../plan/outline';

export type OutlineProblem = 'unfinished' | 'crossing' | 'too-small' | 'too-large' | 'off-centre';

/** Plausible sides of a basin's cut-out. */
export const outlineSideMm = { min: 100, max: 1_200 } as const;
/** Minimum share of the rectangle around an outline that it fills: less is a line rather than a basin. */
const minFilled = 0.3;
const centreToleranceMm = 1;

/** What is wrong with a traced outline of a basin's cut-out; null: nothing. */
export function outlineProblemOf(points: readonly Point[]): OutlineProblem | null {
  if (points.length < 3) return 'unfinished';
  if (crossesItself(points)) return 'crossing';
  const outline = { shape: 'polygon', points } as const;
  const { x, y, reach, depth } = centreOf(outline);
  if (Math.min(reach, depth) * 2 < outlineSideMm.min) return 'too-small';
  if (Math.max(reach, depth) * 2 > outlineSideMm.max) return 'too-large';
  if (areaOf(outline) < minFilled * 4 * reach * depth) return 'too-small';
  return Math.max(Math.abs(x), Math.abs(y)) > centreToleranceMm ? 'off-centre' : null;
}

/** Whether two sides of a closed line meet anywhere but in a common corner. */
export function crossesItself(points: readonly Point[]): boolean {
  const sides = points.map((from, index) => [from, points[(index + 1) % points.length] ?? from] as const);
  return sides.some(([a, b], index) =>
    sides.slice(index + 1).some(([c, d], later) => {
      if (later === 0) return turnsBack(a, b, d);
      if (index === 0 && later === sides.length - 2) return turnsBack(c, d, b);
      return sideOf(a, b, c) !== sideOf(a, b, d) && sideOf(c, d, a) !== sideOf(c, d, b);
    }),
  );
}

/** On which side of the line from a to b a point is. */
const sideOf = (a: Point, b: Point, { x, y }: Point): number =>
  Math.sign((b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x));

/** Whether the side from b to c lies on the side from a to b. */
const turnsBack = (a: Point, b: Point, c: Point): boolean =>
  sideOf(a, b, c) === 0 && (b.x - a.x) * (c.x - b.x) + (b.y - a.y) * (c.y - b.y) <= 0;
