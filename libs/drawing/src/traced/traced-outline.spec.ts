import fc from 'fast-check';
import { areaOf, centreOf, type Point } from '../plan/outline';
import { distanceToLine } from '../testing';
import { outlineProblemOf } from './outline-problem';
import { smoothLine, tracedOutline, withMirrorImage } from './traced-outline';

const round = (taps: number, rx: number, ry: number, from = 0): Point[] =>
  Array.from({ length: taps }, (_, tap) => {
    const angle = from + (tap / taps) * 2 * Math.PI;
    return { x: 300 + rx * Math.cos(angle), y: 200 + ry * Math.sin(angle) };
  });
/** Where its sides end, and the middle of each corner. */
const roundedRectangle = (length: number, width: number, r: number): Point[] => {
  const corner = (cx: number, cy: number, from: number) =>
    [0, 45, 90].map((degrees) => {
      const angle = ((from + degrees) / 180) * Math.PI;
      return { x: cx + r * Math.cos(angle), y: cy + r * Math.sin(angle) };
    });
  const [x, y] = [length / 2 - r, width / 2 - r];
  return [...corner(x, -y, -90), ...corner(x, y, 0), ...corner(-x, y, 90), ...corner(-x, -y, 180)];
};
const farthest = (points: readonly Point[], line: readonly Point[]): number =>
  Math.max(...points.map((point) => distanceToLine(point, line)));
const around = (points: readonly Point[]) => {
  const { x, y } = centreOf({ shape: 'polygon', points });
  return points.map((point) => ({ x: point.x - x, y: point.y - y }));
};

it.each([
  ['a round basin, by 8 points', round(8, 125, 125), round(2000, 125, 125)],
  ['an oval basin, by 16 points', round(16, 215, 118), round(2000, 215, 118)],
  ['a deep oval basin, by 20 points', round(20, 290, 190), round(2000, 290, 190)],
  ['a rectangle, by its corners', roundedRectangle(460, 230, 0), roundedRectangle(460, 230, 0)],
])('follows %s, to within a millimetre', (_, taps, edge) => {
  const traced = tracedOutline(taps);
  expect(farthest(traced, around(edge))).toBeLessThan(1);
  expect(farthest(around(edge), traced)).toBeLessThan(1);
  expect(outlineProblemOf(traced)).toBeNull();
});

it('keeps straight sides straight between rounded corners', () => {
  const taps = roundedRectangle(460, 230, 34);
  const traced = tracedOutline(taps);
  expect(centreOf({ shape: 'polygon', points: traced })).toEqual({ x: 0, y: 0, reach: 230, depth: 115 });
  const area = 460 * 230 - (4 - Math.PI) * 34 * 34;
  expect(Math.abs(areaOf({ shape: 'polygon', points: traced }) - area)).toBeLessThan(60);
});

it('adds the other half, left to right', () => {
  const half = round(24, 215, 118, -Math.PI / 2).slice(0, 13);
  expect(farthest(tracedOutline(half, { isMirrored: true }), around(round(2000, 215, 118)))).toBeLessThan(
    0.5,
  );
  const slipped = [
    { x: 298, y: 82 },
    { x: 500, y: 200 },
    { x: 302, y: 318 },
  ];
  expect(withMirrorImage(slipped)).toEqual([
    { x: 300, y: 82 },
    { x: 500, y: 200 },
    { x: 300, y: 318 },
    { x: 100, y: 200 },
  ]);
});

it('turns a sheet that lay on its side', () => {
  const triangle = [
    { x: 0, y: 0 },
    { x: 400, y: 0 },
    { x: 0, y: 200 },
  ];
  expect(tracedOutline(triangle)).toEqual([
    { x: -200, y: -100 },
    { x: 200, y: -100 },
    { x: -200, y: 100 },
  ]);
  expect(tracedOutline(triangle, { turns: 1 })).toEqual([
    { x: 100, y: -200 },
    { x: 100, y: 200 },
    { x: -100, y: -200 },
  ]);
  expect(tracedOutline(triangle, { turns: 4 })).toEqual(tracedOutline(triangle));
});

it('goes through every point, around its centre, with no more pieces than a layout may have', () => {
  const taps = fc.array(
    fc.record({ x: fc.integer({ min: 0, max: 900 }), y: fc.integer({ min: 0, max: 600 }) }),
    {
      minLength: 3,
      maxLength: 40,
    },
  );
  fc.assert(
    fc.property(taps, (points) => {
      const line = smoothLine(points);
      for (const { x, y } of points)
        expect(line.some((other) => Math.hypot(other.x - x, other.y - y) < 1e-6)).toBe(true);
      const traced = tracedOutline(points);
      expect(traced.length).toBeLessThanOrEqual(240);
      const { x, y } = centreOf({ shape: 'polygon', points: traced });
      expect(Math.max(Math.abs(x), Math.abs(y))).toBeLessThanOrEqual(0.1);
    }),
  );
});

it('is nothing before there are two points', () => {
  expect(tracedOutline([{ x: 1, y: 1 }])).toEqual([]);
});
