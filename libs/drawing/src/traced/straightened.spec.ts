import fc from 'fast-check';
import {
  areCornersOfSheet,
  inverseOf,
  isLandscape,
  mapPoint,
  sheetToPhoto,
  type Corners,
} from './straightened';

const a4 = { widthMm: 297, heightMm: 210 };
const cornersOf = ({ widthMm, heightMm }: typeof a4): Corners => [
  { x: 0, y: 0 },
  { x: widthMm, y: 0 },
  { x: widthMm, y: heightMm },
  { x: 0, y: heightMm },
];
const expectAt = (point: { x: number; y: number }, x: number, y: number, withinMm = 1e-6) => {
  expect(Math.abs(point.x - x)).toBeLessThan(withinMm);
  expect(Math.abs(point.y - y)).toBeLessThan(withinMm);
};

const seen: Corners = [
  { x: 620, y: 410 },
  { x: 1810, y: 380 },
  { x: 2210, y: 1500 },
  { x: 310, y: 1620 },
];

it.each([
  ['from straight above', cornersOf(a4)],
  ['twice as large and elsewhere', cornersOf(a4).map(({ x, y }) => ({ x: 2 * x + 40, y: 2 * y + 9 }))],
  ['from the front', seen],
])('finds each corner of a sheet seen %s', (_, corners) => {
  const toPhoto = sheetToPhoto(corners as unknown as Corners, a4);
  cornersOf(a4).forEach((corner, index) => {
    const { x, y } = corners[index]!;
    expectAt(mapPoint(toPhoto, corner), x, y);
    expectAt(mapPoint(inverseOf(toPhoto), { x, y }), corner.x, corner.y);
  });
});

it('finds the middle of a sheet where its diagonals cross, however it is seen', () => {
  const [a, b, c, d] = seen;
  const { x, y } = mapPoint(sheetToPhoto(seen, a4), { x: 148.5, y: 105 });
  const sideOf = (from: typeof a, to: typeof a) =>
    ((to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x)) / 1e6;
  expect(sideOf(a, c)).toBeCloseTo(0, 6);
  expect(sideOf(b, d)).toBeCloseTo(0, 6);
});

it('is found again to a tenth of a millimetre in any photo of any sheet', () => {
  const offset = fc.record({
    x: fc.integer({ min: -350, max: 350 }),
    y: fc.integer({ min: -250, max: 250 }),
  });
  fc.assert(
    fc.property(
      fc.tuple(offset, offset, offset, offset),
      fc.record({
        widthMm: fc.integer({ min: 100, max: 1200 }),
        heightMm: fc.integer({ min: 100, max: 1200 }),
      }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (offsets, sheet, across, down) => {
        const corners = cornersOf({ widthMm: 2000, heightMm: 1500 }).map(({ x, y }, index) => ({
          x: x + 1000 + offsets[index]!.x,
          y: y + 750 + offsets[index]!.y,
        })) as unknown as Corners;
        fc.pre(areCornersOfSheet(corners));
        const toPhoto = sheetToPhoto(corners, sheet);
        const [x, y] = [across * sheet.widthMm, down * sheet.heightMm];
        expectAt(mapPoint(inverseOf(toPhoto), mapPoint(toPhoto, { x, y })), x, y, 0.1);
        cornersOf(sheet).forEach((corner, index) =>
          expectAt(mapPoint(toPhoto, corner), corners[index]!.x, corners[index]!.y, 1e-3),
        );
      },
    ),
  );
});

it('refuses corners in another order, and a sheet seen almost from its side', () => {
  const [a, b, c, d] = seen;
  expect(areCornersOfSheet(seen)).toBe(true);
  expect(areCornersOfSheet([b, a, c, d])).toBe(false);
  expect(areCornersOfSheet([a, d, c, b])).toBe(false);
  expect(areCornersOfSheet([a, b, { x: 700, y: 500 }, d])).toBe(false);
  expect(areCornersOfSheet([a, b, { x: 1815, y: 390 }, { x: 615, y: 420 }])).toBe(true);
  expect(areCornersOfSheet([a, b, { x: 2900, y: 480 }, d])).toBe(false);
});

it('tells landscape from portrait', () => {
  expect(isLandscape(seen)).toBe(true);
  expect(isLandscape(cornersOf({ widthMm: 210, heightMm: 297 }))).toBe(false);
});
