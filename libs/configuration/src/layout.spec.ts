import fc from 'fast-check';
import type { TopLayout } from '@app/contracts';
import { planOf, minLengthFor, type Datum } from '@app/drawing';
import { blockersAmong } from './contradiction';
import { contradictionsOf } from './contradictions-of';
import { cutoutCount, fitLayout, isOnTop, sinkCount, toLayout, toPlaces, usualLayout } from './layout';

const size = { lengthMm: 1200, widthMm: 350 };
const tap = { id: 7, name: 'Tap hole, 35 mm' };
const socket = { id: 9, name: 'Socket cut-out' };
const parts = { sinkName: 'Undermount Oval', cutouts: [tap] };
const layout = (change: Partial<TopLayout> = {}): TopLayout => ({ ...usualLayout(parts, size), ...change });
const at = (alongMm: number, acrossMm: number) => ({ alongMm, acrossMm });
const sentences = (placed: TopLayout, cutouts = [tap], sinkName: string | null = 'Undermount Oval') =>
  contradictionsOf({
    ...size,
    material: 'Granite',
    thickness: '20mm',
    sinkName,
    cutoutNames: cutouts.map(({ name }) => name),
    places: toPlaces(placed, cutouts, size),
  }).map(({ sentence }) => sentence);

const datums = fc.record<Datum>({
  along: fc.constantFrom('left', 'right', 'centre'),
  across: fc.constantFrom('wall', 'front'),
});
const points = fc.array(fc.record({ fromLeftMm: fc.nat(3000), fromBackMm: fc.nat(600) }), { maxLength: 2 });

it('keeps a position, from whichever side it is measured', () => {
  fc.assert(
    fc.property(datums, points, fc.integer({ min: 500, max: 3000 }), (datum, sinks, lengthMm) => {
      const top = { lengthMm, widthMm: 340 };
      const places = { sinks, cutouts: [{ at: sinks, pitchMm: 75 }] };
      expect(toPlaces(toLayout(places, [tap], top, datum), [tap], top)).toEqual(places);
    }),
  );
});

it('keeps the distances that the customer measured when the size changes', () => {
  const fromRight = layout({ along: 'right', across: 'front', sinks: [at(300, 150)] });
  const longer = { lengthMm: 1300, widthMm: 360 };
  expect(toPlaces(fitLayout(fromRight, parts, longer), [tap], longer).sinks).toEqual([
    { fromLeftMm: 1000, fromBackMm: 210 },
  ]);
});

it('keeps what stays, and places what is new, when other parts are chosen', () => {
  const moved = layout({ sinks: [at(400, 180)] });
  const fitted = fitLayout(moved, { sinkName: 'Undermount Round', cutouts: [socket] }, size);
  expect(fitted.sinks).toEqual([at(400, 180)]);
  expect(fitted.cutouts.map(({ cutoutId }) => cutoutId)).toEqual([9]);
  expect(fitLayout(moved, { sinkName: null, cutouts: [tap] }, size).sinks).toEqual([]);
});

it('counts basins and holes, which are priced one by one', () => {
  const two = layout({ sinks: [at(300, 180), at(900, 180)] });
  expect([sinkCount(two), sinkCount(null), cutoutCount(two, 7), cutoutCount(null, 7)]).toEqual([2, 1, 1, 1]);
  expect(cutoutCount(layout({ cutouts: [{ cutoutId: 7, at: [at(1, 1), at(2, 2), at(3, 3)] }] }), 7)).toBe(3);
});

it('knows whether each centre lies on the top', () => {
  expect(isOnTop(layout(), [tap], size)).toBe(true);
  expect(isOnTop(layout({ sinks: [at(1200, 180)] }), [tap], size)).toBe(false);
});

describe('a layout that cannot be cut', () => {
  it.each<[string, TopLayout, string[]]>([
    [
      'a basin near the front',
      layout({ sinks: [at(600, 220)] }),
      ['‘Undermount Oval’ leaves 12 mm of stone to the front edge; it needs 20 mm.'],
    ],
    [
      'a basin over the end',
      layout({ sinks: [at(200, 194)], cutouts: [] }),
      ['‘Undermount Oval’ does not leave any stone to the left end.'],
    ],
    [
      'a tap in the basin',
      layout({ cutouts: [{ cutoutId: 7, at: [at(600, 90)] }] }),
      ['‘Undermount Oval’ and ‘Tap hole, 35 mm’ overlap.'],
    ],
    [
      'a tap close to the basin',
      layout({ cutouts: [{ cutoutId: 7, at: [at(600, 52)] }] }),
      ['‘Undermount Oval’ and ‘Tap hole, 35 mm’ leave 6 mm of stone between them; they need 12 mm.'],
    ],
    [
      'two basins in one place',
      layout({ sinks: [at(500, 194), at(700, 194)], cutouts: [] }),
      ['The two ‘Undermount Oval’ overlap.'],
    ],
  ])('%s', (_, placed, expected) => {
    expect(sentences(placed)).toEqual(expected);
  });

  it('is still one that is too small, if its parts have no place in the layout', () => {
    const tooShort = { lengthMm: 500, widthMm: 300, material: 'Granite', thickness: '20mm' };
    const top = { ...tooShort, sinkName: 'Undermount Oval', cutoutNames: ['Tap hole, 35 mm'] };
    const places = { sinks: [], cutouts: [] };
    expect(contradictionsOf(top)).not.toEqual([]);
    expect(contradictionsOf({ ...top, places })).toEqual(contradictionsOf(top));
  });

  it('is never one where the parts usually go, on a top that is large enough for them', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(null, 'Undermount Oval', 'Undermount Rectangular', 'Inset Round', 'Countertop Basin'),
        fc.subarray(['Three tap holes', 'Soap dispenser', 'Corner notch', 'Socket', 'Cable hole, 60 mm']),
        fc.nat(1000),
        fc.integer({ min: 340, max: 600 }),
        (sinkName, names, spareMm, widthMm) => {
          const lengthMm = Math.max(500, minLengthFor({ sinkName, cutoutNames: names, widthMm }) + spareMm);
          const cutouts = names.map((name, id) => ({ id, name }));
          const top = { lengthMm, widthMm };
          const places = toPlaces(usualLayout({ sinkName, cutouts }, top), cutouts, top);
          const checked = { ...top, material: 'Granite', thickness: '20mm', sinkName, cutoutNames: names };
          expect(blockersAmong(contradictionsOf(checked))).toEqual([]);
          expect(blockersAmong(contradictionsOf({ ...checked, places }))).toEqual([]);
          expect(planOf({ ...top, sinkName, cutoutNames: names, places }).isPlaced).toBe(true);
        },
      ),
    );
  });
});
