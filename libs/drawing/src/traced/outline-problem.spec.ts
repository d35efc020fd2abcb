import fc from 'fast-check';
import { crossesItself, outlineProblemOf } from './outline-problem';

const rectangle = (lengthMm: number, widthMm: number) => {
  const [x, y] = [lengthMm / 2, widthMm / 2];
  return [
    { x: -x, y: -y },
    { x, y: -y },
    { x, y },
    { x: -x, y },
  ];
};
/** Around a centre, each at its own distance: never crosses itself. */
const around = (distances: readonly number[]) =>
  distances.map((mm, index) => {
    const angle = (index / distances.length) * 2 * Math.PI;
    return { x: mm * Math.cos(angle), y: mm * Math.sin(angle) };
  });

it.each([
  ['a basin', rectangle(480, 340), null],
  ['two points', rectangle(480, 340).slice(2), 'unfinished'],
  ['a basin for a doll', rectangle(480, 80), 'too-small'],
  ['a swimming pool', rectangle(2_000, 340), 'too-large'],
  [
    'a thin line across a large rectangle',
    [
      { x: -200, y: -200 },
      { x: 200, y: 200 },
      { x: 190, y: 200 },
    ],
    'too-small',
  ],
  ['a basin beside its centre', rectangle(480, 340).map(({ x, y }) => ({ x: x + 5, y })), 'off-centre'],
  ['a bow tie', [0, 2, 1, 3].map((corner) => rectangle(480, 340)[corner]!), 'crossing'],
  ['a side that goes back on itself', [...rectangle(480, 340), { x: -240, y: 300 }], 'crossing'],
])('%s', (_, points, problem) => {
  expect(outlineProblemOf(points)).toBe(problem);
});

it('finds no crossing in a line around a centre, and one once two of its points are exchanged', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 100, max: 300 }), { minLength: 8, maxLength: 40 }),
      fc.nat(),
      (distances, seed) => {
        const points = around(distances);
        expect(crossesItself(points)).toBe(false);
        const convex = around(distances.map(() => 200));
        const at = seed % (convex.length - 4);
        const exchanged = convex.with(at, convex[at + 3]!).with(at + 3, convex[at]!);
        expect(crossesItself(exchanged)).toBe(true);
      },
    ),
  );
});
