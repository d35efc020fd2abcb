import { exclusionsAmong } from './checked-top';
import { cutoutNote } from './cutout-note';

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
