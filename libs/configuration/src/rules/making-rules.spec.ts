import { defaultMakingRules, type MakingNumbers, makingNumbersOf, type TopLayout } from '@app/contracts';
import { usualPlaces } from '@app/drawing';
import type { CheckedTop } from './checked-top';
import { blockersAmong } from './contradiction';
import { contradictionsOf } from './contradictions-of';
import { toPlaces } from '../layout/layout';

const usual = makingNumbersOf(defaultMakingRules, 'Granite');
const tap = { id: 7, name: 'Tap hole, 35 mm' };
const socket = { id: 9, name: 'Socket cut-out' };
const size = { lengthMm: 1200, widthMm: 350 };
const at = (alongMm: number, acrossMm: number) => ({ alongMm, acrossMm });

interface Checked extends Partial<Omit<CheckedTop, 'cutoutNames' | 'making'>> {
  cutouts?: readonly { id: number; name: string }[];
  layout?: Partial<TopLayout>;
  making?: Partial<MakingNumbers>;
}

const found = ({ cutouts = [tap], layout, making, ...top }: Checked) => {
  const checked = { ...size, material: 'Granite', thickness: '20mm', sinkName: 'Undermount Oval', ...top };
  const placed: TopLayout = {
    along: 'left',
    across: 'wall',
    sinks: [at(600, 194)],
    cutouts: [{ cutoutId: 7, at: [at(600, 40)] }],
    ...layout,
  };
  return contradictionsOf({
    ...checked,
    cutoutNames: cutouts.map(({ name }) => name),
    places: layout ? toPlaces(placed, cutouts, size) : null,
    making: { ...usual, ...making },
  });
};
const sentences = (top: Checked) => found(top).map(({ sentence }) => sentence);

it.each<[string, Checked, string[]]>([
  [
    'more stone around openings of a thin top',
    { thickness: '12mm', layout: { sinks: [at(600, 205)] } },
    ['‘Undermount Oval’ leaves 27 mm of stone to the front edge; it needs 30 mm.'],
  ],
  [
    'the owner’s number for the front edge',
    { layout: {}, making: { frontMm: 60 } },
    ['‘Undermount Oval’ leaves 38 mm of stone to the front edge; it needs 60 mm.'],
  ],
  [
    'the owner’s number between openings',
    { layout: {}, making: { betweenMm: 30 } },
    ['‘Undermount Oval’ and ‘Tap hole, 35 mm’ leave 18 mm of stone between them; they need 30 mm.'],
  ],
  [
    'a stone’s thinnest top',
    { sinkName: null, cutouts: [], making: { thinnestMm: 25 } },
    ['Granite cannot be cut 20 mm thick. Choose at least 25 mm.'],
  ],
  [
    'a sharp inner corner',
    { sinkName: null, cutouts: [socket], making: { cornerRadiusMm: 10 } },
    ['‘Socket cut-out’ has inner corners of 6 mm; this stone needs 10 mm.'],
  ],
  [
    'a tap beside the bowl that does not reach into it',
    { layout: { cutouts: [{ cutoutId: 7, at: [at(1100, 175)] }] } },
    ['‘Tap hole, 35 mm’ is 286 mm from the edge of the bowl; a tap reaches over 80 mm.'],
  ],
])('warns of %s', (_, top, expected) => {
  expect(sentences(top)).toEqual(expected);
});

it('says what a large top weighs, who carries it and that it may not go upstairs; it can still be ordered', () => {
  const large = { lengthMm: 3000, thickness: '30mm', sinkName: null, cutouts: [] };
  expect(sentences(large)).toEqual([
    'This top weighs about 85 kg; 4 people have to carry it.',
    'A piece of 3000 mm rarely turns on a staircase, where 2400 mm is the most. Tell us if it goes upstairs.',
  ]);
  expect(blockersAmong(found(large))).toEqual([]);
  expect(sentences({ ...large, making: { carriers: 4, stairsMm: 3000 } })).toEqual([]);
});

it('places taps within reach on a deep top, where nobody has placed them', () => {
  const deep = { lengthMm: 1200, widthMm: 620 };
  const parts = { sinkName: 'Undermount Oval', cutoutNames: [tap.name] };
  const checked = { ...deep, ...parts, material: 'Granite', thickness: '20mm', making: usual };
  expect(blockersAmong(contradictionsOf({ ...checked, places: usualPlaces(parts, deep) }))).toEqual([]);
});

it.each([
  ['Carrara Marble', 'natural'],
  ['Quartzite', 'natural'],
  ['Quartz', 'quartz'],
  ['Porcelain', 'porcelain'],
  ['Solid Surface', 'solid'],
  ['Lava', 'other'],
] as const)('cuts %s by the numbers of its kind', (material, kind) => {
  const rules = { ...defaultMakingRules, [kind]: { ...defaultMakingRules[kind], endsMm: 77 } };
  expect(makingNumbersOf(rules, material).endsMm).toBe(77);
});
