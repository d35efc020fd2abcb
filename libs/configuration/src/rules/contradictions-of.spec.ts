import { defaultMakingRules, makingNumbersOf } from '@app/contracts';
import type { CheckedTop } from './checked-top';
import { contradictionsOf } from './contradictions-of';

const aTop = (top: Partial<CheckedTop> = {}): CheckedTop => ({
  lengthMm: 1200,
  widthMm: 350,
  material: 'Granite',
  thickness: '20mm',
  sinkName: 'Undermount Oval',
  cutoutNames: ['Tap hole, 35 mm'],
  ...top,
  making: makingNumbersOf(defaultMakingRules, (top.material === undefined ? 'Granite' : top.material) ?? ''),
});
const allSix = [
  'Tap hole, 35 mm',
  'Three tap holes',
  'Soap dispenser hole',
  'Corner notch',
  'Socket cut-out',
  'Cable hole, 60 mm',
];
const sentences = (top: Partial<CheckedTop>) => contradictionsOf(aTop(top)).map(({ sentence }) => sentence);

it.each<[string, Partial<CheckedTop>]>([
  ['a usual top', {}],
  ['the smallest with a round basin', { lengthMm: 500, widthMm: 340, sinkName: 'Inset Round' }],
  ['a basin that stands on the smallest top', { lengthMm: 500, widthMm: 300, sinkName: 'Countertop Basin' }],
  ['a basin of unknown size', { lengthMm: 500, widthMm: 300, sinkName: 'Bring your own' }],
  ['porcelain of 3 mm', { material: 'Porcelain', thickness: '3mm', sinkName: 'Countertop Basin' }],
  ['an unknown material of 3 mm', { material: 'Lava', thickness: '3mm', sinkName: null }],
  ['everything but one of the tap holes on a long top', { cutoutNames: allSix.slice(1) }],
  ['nothing chosen yet', { lengthMm: null, widthMm: null, material: null, thickness: null, sinkName: null }],
])('reports nothing for %s', (_, top) => {
  expect(contradictionsOf(aTop(top))).toEqual([]);
});

it.each<[string, Partial<CheckedTop>, string[]]>([
  [
    'two cut-outs that the catalogue keeps apart',
    { exclusions: [['Tap hole, 35 mm', 'Three tap holes']] },
    ['‘Tap hole, 35 mm’ and ‘Three tap holes’ cannot be in the same top. Choose one of them.'],
  ],
  [
    'granite of 3 mm',
    { thickness: '3mm (Standard)', sinkName: null },
    ['Granite cannot be cut 3 mm thick. Choose at least 12 mm.'],
  ],
  [
    'an undermount basin below 3 mm of porcelain',
    { material: 'Porcelain', thickness: '3mm' },
    ['An undermount basin cannot be fixed below 3 mm of stone. Choose at least 12 mm, or another sink.'],
  ],
  [
    'a sink that is longer than the top leaves room for',
    { lengthMm: 500 },
    ['‘Undermount Oval’ needs a top of at least 530\u00a0×\u00a0326\u00a0mm.'],
  ],
  [
    'a basin with no room for taps behind it',
    { widthMm: 325 },
    ['‘Undermount Oval’ needs a top of at least 530\u00a0×\u00a0326\u00a0mm.'],
  ],
  [
    'more openings than the top is long',
    { lengthMm: 700, cutoutNames: allSix.slice(1) },
    ['Sink and cut-outs need about 860 mm of length; this top has 700 mm. Choose fewer, or a longer top.'],
  ],
])('reports %s', (_, top, expected) => {
  expect(sentences(top)).toEqual(expected);
});

it('reports all problems, with the parts concerned', () => {
  const problems = contradictionsOf(
    aTop({
      lengthMm: 500,
      widthMm: 300,
      thickness: '3mm',
      cutoutNames: allSix,
      exclusions: [['Tap hole, 35 mm', 'Three tap holes']],
    }),
  );
  expect(problems.map(({ about }) => about)).toEqual(['thickness', 'sink', 'sink', 'cutouts', 'cutouts']);
  expect(problems.map(({ partNames }) => partNames)).toEqual([
    [],
    ['Undermount Oval'],
    ['Undermount Oval'],
    allSix,
    ['Tap hole, 35 mm', 'Three tap holes'],
  ]);
});
