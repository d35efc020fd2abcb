import { exclusionsAmong } from './rules/checked-top';
import { cutoutNote } from './cutout-note';
import { includedParts } from './included-parts';

it.each([
  ['Tap hole, 35 mm', 'tap not supplied'],
  ['Three tap holes', 'Ø35 mm, tap not supplied'],
  ['Soap dispenser hole', 'Ø28 mm, dispenser not supplied'],
  ['Cable hole, 60 mm', ''],
  ['Corner notch', ''],
  ['Socket cut-out', ''],
])('says of %s: %j', (name, note) => {
  expect(cutoutNote(name)).toBe(note);
});

it('keeps two cut-outs apart whichever of them names the other', () => {
  const [tap, three, notch] = [
    { name: 'Tap hole', excludes: ['Three tap holes'] },
    { name: 'Three tap holes', excludes: [] },
    { name: 'Corner notch' },
  ];
  expect(exclusionsAmong([tap, three, notch])).toEqual([['Tap hole', 'Three tap holes']]);
  expect(exclusionsAmong([three, notch, tap])).toEqual([['Three tap holes', 'Tap hole']]);
  expect(exclusionsAmong([tap, notch])).toEqual([]);
});

it('says what comes with a top and what does not', () => {
  const cutouts = [{ name: 'Three tap holes' }, { name: 'Corner notch' }];
  expect(includedParts({ sinkType: { name: 'Undermount Oval' }, cutouts })).toEqual([
    'Undermount Oval: cut-out only, no basin.',
    'Three tap holes: Ø35 mm, tap not supplied.',
  ]);
  expect(includedParts({ sinkType: { name: 'Vessel', includesBasin: true }, cutouts: [] })).toEqual([
    'Vessel: basin included.',
  ]);
  expect(includedParts({ sinkType: { name: 'No Sink' }, cutouts: [] })).toEqual([]);
});
