import fc from 'fast-check';
import {
  addPart,
  basinsWithoutTap,
  movablePartsOf,
  movePart,
  clampToTop,
  removePart,
  snapPlace,
} from './movable-parts';
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
  const two = addPart(usual, basin, size, names);
  expect(two.sinks.map(({ fromLeftMm }) => fromLeftMm)).toEqual([400, 1200]);
  expect(two.cutouts[0]?.at.map(({ fromLeftMm }) => fromLeftMm)).toEqual([400]);
  const tapsOfFirst = partsOf(two).find(({ name }) => name === 'Three tap holes') ?? taps;
  const both = addPart(two, tapsOfFirst, size, names);
  expect(both.cutouts[0]?.at.map(({ fromLeftMm }) => fromLeftMm)).toEqual([400, 1200]);
  expect(removePart(both, { ...tapsOfFirst, position: 1 })).toEqual(two);
  const sockets = addPart(usual, socket, size, names);
  expect(sockets.cutouts[2]?.at).toHaveLength(2);
});

it('moves one part and nothing else', () => {
  const moved = movePart(usual, socket, { fromLeftMm: 300, fromBackMm: 100 }, names);
  expect(moved).toEqual({
    ...usual,
    cutouts: [usual.cutouts[0], usual.cutouts[1], { at: [{ fromLeftMm: 300, fromBackMm: 100 }] }],
  });
});

describe('a basin that is moved', () => {
  const at = (fromLeftMm: number, fromBackMm: number) => ({ fromLeftMm, fromBackMm });
  const first = { kind: 'sink', index: 0, position: 0 } as const;

  it.each<[string, string, number, number, number]>([
    ['takes the tap behind it along', 'Tap hole, 35 mm', 800, 40, 500],
    ['takes a row of taps along', 'Three tap holes', 800, 40, 500],
    ['takes a tap along that is centred, but nearer', 'Tap hole, 35 mm', 800, 55, 500],
    ['takes the dispenser beside its taps along', 'Soap dispenser', 920, 40, 620],
    ['leaves a tap that was placed apart', 'Tap hole, 35 mm', 801, 40, 801],
    ['leaves a dispenser that was placed apart', 'Soap dispenser', 800, 40, 800],
    ['leaves a tap in front of it', 'Tap hole, 35 mm', 800, 330, 800],
    ['leaves the tap of the other basin', 'Tap hole, 35 mm', 1200, 40, 1200],
    ['leaves what is no tap', 'Socket', 800, 40, 800],
  ])('%s', (_, name, fromLeftMm, fromBackMm, expected) => {
    const places = { sinks: [at(800, 194), at(1200, 194)], cutouts: [{ at: [at(fromLeftMm, fromBackMm)] }] };
    expect(movePart(places, first, at(500, 180), [name])).toEqual({
      sinks: [at(500, 180), at(1200, 194)],
      cutouts: [{ at: [at(expected, fromBackMm)] }],
    });
  });

  it('moves a tap with it that is where the basin’s maker has its hole', () => {
    const holes = [{ rightMm: 60, behindMm: 150, diameterMm: 35 }];
    const size = {
      shape: 'oval',
      radiusMm: 0,
      bowlLengthMm: 400,
      bowlWidthMm: 250,
      cutoutLengthMm: 380,
      cutoutWidthMm: 230,
      overhangMm: 0,
      holes,
    } as const;
    const places: Places = {
      sinks: [at(800, 194)],
      basin: { maker: '', name: '', type: 'undermount', size },
      cutouts: [{ at: [at(860, 44), at(800, 44)] }],
    };
    expect(movePart(places, first, at(500, 194), ['Tap hole']).cutouts[0]?.at).toEqual([
      at(560, 44),
      at(800, 44),
    ]);
  });

  const lengths = fc.integer({ min: 215, max: 1385 });

  it('keeps its taps behind it wherever it is moved, and returns them when it is moved back', () => {
    const cutoutNames = ['Three tap holes', 'Soap dispenser', 'Socket'];
    const start = usualPlaces({ sinkName, cutoutNames }, size);
    fc.assert(
      fc.property(lengths, lengths, (there, back) => {
        const from = start.sinks[0]!;
        const gone = movePart(start, first, at(there, 180), cutoutNames);
        const by = there - from.fromLeftMm;
        expect(gone.cutouts.map((cutout) => cutout.at[0]!.fromLeftMm)).toEqual(
          start.cutouts.map((cutout, index) => cutout.at[0]!.fromLeftMm + (index < 2 ? by : 0)),
        );
        const further = movePart(gone, first, at(back, 200), cutoutNames);
        expect(movePart(further, first, from, cutoutNames)).toEqual(start);
      }),
    );
  });

  it('never moves a tap that is not centred behind it', () => {
    fc.assert(
      fc.property(lengths, lengths, lengths, (sink, tap, to) => {
        fc.pre(sink !== tap);
        const places = { sinks: [at(sink, 194)], cutouts: [{ at: [at(tap, 40)] }] };
        expect(movePart(places, first, at(to, 194), ['Tap hole']).cutouts).toEqual(places.cutouts);
      }),
    );
  });
});

it('adds a tap for the basin that has none, even if the other one’s was placed apart', () => {
  const tapNames = ['Tap hole, 35 mm'];
  const places = {
    sinks: [400, 1200].map((fromLeftMm) => ({ fromLeftMm, fromBackMm: 194 })),
    cutouts: [{ at: [{ fromLeftMm: 450, fromBackMm: 40 }] }],
  };
  const tap = movablePartsOf(planOf({ ...size, sinkName, cutoutNames: tapNames, places }), sinkName)[2]!;
  const added = addPart(places, tap, size, tapNames);
  expect(added.cutouts[0]?.at.map(({ fromLeftMm }) => fromLeftMm)).toEqual([450, 1200]);
});

describe('a basin without a tap', () => {
  const at = (fromLeftMm: number) => ({ fromLeftMm, fromBackMm: 40 });
  it.each<[string, string[], number[][], number[]]>([
    ['is the second one of two with one tap', ['Tap hole, 35 mm'], [[400]], [1]],
    ['is the first one, if the tap is at the second', ['Three tap holes'], [[1100]], [0]],
    ['is none with a tap at each', ['Tap hole, 35 mm'], [[400, 1200]], []],
    ['is none with different taps at each', ['Tap hole, 35 mm', 'Three tap holes'], [[400], [1200]], []],
    ['is one that has only a dispenser', ['Tap hole, 35 mm', 'Soap dispenser'], [[400], [1200]], [1]],
    ['is not mentioned if no tap was chosen', ['Socket'], [[400]], []],
  ])('%s', (_, cutoutNames, holes, expected) => {
    const places = { sinks: [at(400), at(1200)], cutouts: holes.map((list) => ({ at: list.map(at) })) };
    const parts = movablePartsOf(planOf({ ...size, sinkName, cutoutNames, places }), sinkName);
    expect(basinsWithoutTap(parts).map(({ position }) => position)).toEqual(expected);
  });
});
