import fc from 'fast-check';
import { addPart, movablePartsOf, movePart, clampToTop, removePart, snapPlace } from './movable-parts';
import type { Places } from './places';
import { planOf } from './plan-of';
import { usualPlaces } from './usual-places';

const size = { lengthMm: 1600, widthMm: 350 };
const names = ['Three tap holes', 'Corner notch', 'Socket'];
const sinkName = 'Undermount Oval';
const usual = usualPlaces({ sinkName, cutoutNames: names }, size);
const partsOf = (places: Places) =>
  movablePartsOf(planOf({ ...size, sinkName, cutoutNames: names, places }), sinkName);
const [basin, taps, notch, socket] = partsOf(usual) as [Part, Part, Part, Part];
type Part = ReturnType<typeof partsOf>[number];

it('lists everything that has a place, with its extent', () => {
  expect(
    partsOf(usual).map(({ name, halfLengthMm, halfWidthMm }) => [name, halfLengthMm, halfWidthMm]),
  ).toEqual([
    ['Undermount Oval', 215, 118],
    ['Three tap holes', 117.5, 17.5],
    ['Corner notch', 40, 40],
    ['Socket', 45, 45],
  ]);
});

it('keeps a part on the stone wherever it is dragged to', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(basin, taps, socket),
      fc.integer({ min: -500, max: 2500 }),
      fc.integer({ min: -500, max: 900 }),
      (part, fromLeftMm, fromBackMm) => {
        const place = clampToTop(part, { fromLeftMm, fromBackMm }, size);
        expect(Number.isInteger(place.fromLeftMm) && Number.isInteger(place.fromBackMm)).toBe(true);
        expect(place.fromLeftMm - part.halfLengthMm).toBeGreaterThanOrEqual(0);
        expect(place.fromLeftMm + part.halfLengthMm).toBeLessThanOrEqual(size.lengthMm);
        expect(place.fromBackMm - part.halfWidthMm).toBeGreaterThanOrEqual(0);
        expect(place.fromBackMm + part.halfWidthMm).toBeLessThanOrEqual(size.widthMm);
      },
    ),
  );
});

it('moves a notch from corner to corner', () => {
  expect(clampToTop(notch, { fromLeftMm: 700, fromBackMm: 200 }, size)).toEqual({
    fromLeftMm: 40,
    fromBackMm: 40,
  });
  expect(clampToTop(notch, { fromLeftMm: 900, fromBackMm: 0 }, size)).toEqual({
    fromLeftMm: 1560,
    fromBackMm: 40,
  });
});

it('draws a part that is near to the middle, or to another’s centre', () => {
  expect(snapPlace({ fromLeftMm: 804, fromBackMm: 100 }, [], size, 6)).toEqual({
    fromLeftMm: 800,
    fromBackMm: 100,
  });
  expect(snapPlace({ fromLeftMm: 1200, fromBackMm: 177 }, [socket], size, 6).fromBackMm).toBe(175);
  expect(snapPlace({ fromLeftMm: 1200, fromBackMm: 160 }, [socket], size, 6)).toEqual({
    fromLeftMm: 1200,
    fromBackMm: 160,
  });
});

it('adds a second basin and, for it, more taps; and removes them', () => {
  const two = addPart(usual, basin, size);
  expect(two.sinks.map(({ fromLeftMm }) => fromLeftMm)).toEqual([400, 1200]);
  expect(two.cutouts[0]?.at.map(({ fromLeftMm }) => fromLeftMm)).toEqual([400]);
  const tapsOfFirst = partsOf(two).find(({ name }) => name === 'Three tap holes') ?? taps;
  const both = addPart(two, tapsOfFirst, size);
  expect(both.cutouts[0]?.at.map(({ fromLeftMm }) => fromLeftMm)).toEqual([400, 1200]);
  expect(removePart(both, { ...tapsOfFirst, position: 1 })).toEqual(two);
  const sockets = addPart(usual, socket, size);
  expect(sockets.cutouts[2]?.at).toHaveLength(2);
});

it('moves one part and nothing else', () => {
  const moved = movePart(usual, socket, { fromLeftMm: 300, fromBackMm: 100 });
  expect(moved).toEqual({
    ...usual,
    cutouts: [usual.cutouts[0], usual.cutouts[1], { at: [{ fromLeftMm: 300, fromBackMm: 100 }] }],
  });
});
