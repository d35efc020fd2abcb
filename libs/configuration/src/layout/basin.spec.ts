import { type Basin, basinProblem, type TopBasin, type TopLayout } from '@app/contracts';
import { centreOf, planOf } from '@app/drawing';
import { randomBasins } from '@app/drawing/testing';
import fc from 'fast-check';
import { suitsSink } from './basin';
import { contradictionsOf } from '../rules/contradictions-of';
import { fitLayout, toPlaces, usualLayout } from './layout';
import { basinsFor, withBasin } from './place-basin';

const size = { lengthMm: 1400, widthMm: 500 };
const tap = { id: 7, name: 'Tap hole, 35 mm' };
const aBasin = (details: Partial<TopBasin> = {}, numbers: Partial<TopBasin['size']> = {}): TopBasin => ({
  id: 3,
  maker: 'Kelda',
  name: 'Ria 450',
  type: 'undermount',
  ...details,
  size: {
    shape: 'rectangle',
    radiusMm: 20,
    bowlLengthMm: 490,
    bowlWidthMm: 300,
    cutoutLengthMm: 450,
    cutoutWidthMm: 260,
    overhangMm: 3,
    holes: [{ rightMm: 0, behindMm: 180, diameterMm: 35 }],
    ...numbers,
  },
});
const parts = { sinkName: 'Undermount Rectangular', cutouts: [tap] };
const laid = (basin: TopBasin, of = parts): TopLayout => withBasin(usualLayout(of, size), basin, of, size);
const found = (layout: TopLayout, of = parts) =>
  contradictionsOf({
    ...size,
    material: 'Quartz',
    thickness: '20mm',
    sinkName: of.sinkName,
    cutoutNames: of.cutouts.map(({ name }) => name),
    places: toPlaces(layout, of.cutouts, size),
    datum: layout,
    room: layout.room,
  }).map(({ sentence }) => sentence);

it.each([
  ['Undermount Rectangular', {}, {}, true],
  ['Undermount Oval', {}, {}, false],
  ['Undermount Oval', {}, { shape: 'oval' }, true],
  ['Undermount', {}, { shape: 'oval' }, true],
  ['Inset Round', { type: 'inset' }, { shape: 'oval' }, true],
  ['Inset Round', {}, { shape: 'oval' }, false],
  ['Countertop Basin', { type: 'vessel' }, {}, true],
  ['Countertop Basin', { type: 'inset' }, {}, false],
  ['Semi-Recessed', { type: 'inset' }, {}, true],
] as const)('into ‘%s’ goes a basin of its kind and shape: %o %o %s', (sinkName, details, numbers, suits) => {
  expect(suitsSink(aBasin(details, numbers), sinkName)).toBe(suits);
});

it('goes where basins usually do, and its tap where its maker has it; it can be made', () => {
  const layout = laid(aBasin());
  const [sink] = layout.sinks;
  expect(layout.cutouts[0]?.at).toEqual([{ alongMm: sink?.alongMm, acrossMm: (sink?.acrossMm ?? 0) - 180 }]);
  expect(found(layout)).toEqual([]);
});

it.each([
  [
    'a sink of another kind',
    aBasin({ type: 'inset' }),
    '‘Ria 450 by Kelda’ does not go into ‘Undermount Rectangular’. Choose another sink, or another basin.',
  ],
  [
    'a sharp corner',
    aBasin({}, { radiusMm: 0 }),
    '‘Undermount Rectangular’ has inner corners of 0 mm; this stone needs 5 mm.',
  ],
  [
    'a tap of another diameter',
    aBasin({}, { holes: [{ rightMm: 0, behindMm: 180, diameterMm: 32 }] }),
    'The maker of ‘Ria 450 by Kelda’ drills Ø32 mm for the tap; here it is Ø35 mm.',
  ],
])('names %s', (_, basin, sentence) => {
  expect(found(laid(basin))).toContain(sentence);
});

it('names a tap that was moved away from where its maker has it', () => {
  const layout = laid(aBasin());
  const moved = { ...layout, cutouts: [{ cutoutId: 7, at: [{ alongMm: 600, acrossMm: 45 }] }] };
  expect(found(moved)).toContain(
    'The maker of ‘Ria 450 by Kelda’ has the tap 180 mm behind the centre of the cut-out; here it is elsewhere.',
  );
});

it('the rim of an inset basin lies on the stone, and covers no tap', () => {
  const inset = { sinkName: 'Inset Rectangular', cutouts: [tap] };
  const basin = aBasin({ type: 'inset' }, { bowlLengthMm: 440, bowlWidthMm: 250, overhangMm: 30, holes: [] });
  const layout = laid(basin, inset);
  expect(found(layout, inset)).toEqual([]);
  const tooNear = {
    ...layout,
    sinks: [{ alongMm: 700, acrossMm: 345 }],
    cutouts: [{ cutoutId: 7, at: [{ alongMm: 700, acrossMm: 175 }] }],
  };
  expect(found(tooNear, inset)).toEqual(
    expect.arrayContaining([
      '‘Ria 450 by Kelda’ reaches 5 mm beyond the front edge.',
      '‘Ria 450 by Kelda’ covers ‘Tap hole, 35 mm’.',
    ]),
  );
});

it('the whole bowl has to hang inside the cabinet, not only its cut-out', () => {
  const room = { walls: [], cabinet: { fromLeftMm: 400, insideMm: 490, frontRailMm: 0, backRailMm: 0 } };
  expect(found({ ...laid(aBasin()), room })).toContainEqual(
    expect.stringMatching(/^‘Undermount Rectangular’ needs \d+ mm inside the cabinet; there are 490 mm\.$/),
  );
});

it('is removed with its sink: another kind of sink has the usual size again', () => {
  const layout = laid(aBasin());
  expect(fitLayout(layout, parts, size).basin).toEqual(aBasin());
  expect(fitLayout(layout, { ...parts, sinkName: 'Undermount Oval' }, size).basin).toBeUndefined();
  expect(fitLayout(layout, { ...parts, sinkName: null }, size).basin).toBeUndefined();
});

it('offers the basins of the library that fit the sink, by value', () => {
  const library: Basin[] = [
    { ...aBasin(), id: 3, template: null, isActive: true },
    { ...aBasin({ type: 'vessel' }), id: 4, template: null, isActive: true },
  ];
  expect(basinsFor(library, 'Undermount Rectangular')).toEqual([aBasin()]);
});

it('any basin is drawn with the numbers of its maker, wherever it goes', () => {
  fc.assert(
    fc.property(randomBasins(), (random) => {
      const basin: TopBasin = { ...random, size: { ...random.size, holes: [] } };
      fc.pre(basinProblem(basin) === null);
      const sinkName = { undermount: 'Undermount', inset: 'Semi-Recessed', vessel: 'Countertop Basin' }[
        basin.type
      ];
      const of = { sinkName, cutouts: [tap] };
      const layout = laid(basin, of);
      const plan = planOf({
        ...size,
        sinkName,
        cutoutNames: [tap.name],
        places: toPlaces(layout, of.cutouts, size),
      });
      const { cutoutLengthMm, bowlLengthMm, bowlWidthMm, cutoutWidthMm } = basin.size;
      const [sink] = plan.sinks;
      const { reach, depth } = centreOf(sink!.outline);
      const isVessel = basin.type === 'vessel';
      expect(2 * reach).toBeCloseTo(isVessel ? bowlLengthMm : cutoutLengthMm, 6);
      expect(2 * depth).toBeCloseTo(isVessel ? bowlWidthMm : cutoutWidthMm, 6);
      if (isVessel) expect(2 * centreOf(sink!.waste).reach).toBeCloseTo(cutoutLengthMm, 6);
      else expect(2 * centreOf(sink!.hanging!).reach).toBeCloseTo(bowlLengthMm, 6);
      expect(fitLayout(layout, of, size)).toEqual(layout);
    }),
    { numRuns: 300 },
  );
});

it('puts a basin with odd numbers and its tap at whole millimetres, as all positions are', () => {
  const odd = withBasin(
    usualLayout(parts, size),
    aBasin({}, { bowlWidthMm: 361, cutoutWidthMm: 335, holes: [] }),
    parts,
    size,
  );
  for (const { alongMm, acrossMm } of [...odd.sinks, ...odd.cutouts.flatMap(({ at }) => at)])
    expect([alongMm, acrossMm].every(Number.isInteger)).toBe(true);
});
