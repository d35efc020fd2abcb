import fc from 'fast-check';
import { breakLines, shorten } from './break-lines';

/** Every letter is one unit wide. */
const measure = (text: string) => text.length;

it.each([
  ['as it is', 'short', ['short']],
  ['at spaces', 'one two three four', ['one two', 'three four']],
  ['within a word that is wider than a line', 'Donaudampfschifffahrt', ['Donaudampf', 'schifffahr', 't']],
  [
    'never at a space that must not break',
    'size 12\u00a0×\u00a03\u00a0mm',
    ['size', '12\u00a0×\u00a03\u00a0mm'],
  ],
  ['without empty lines', '  a \n\n b  ', ['a b']],
  ['into none where there is nothing', '   ', []],
])('breaks a text %s', (_, text, lines) => {
  expect(breakLines(text, 10, measure)).toEqual(lines);
});

it('shortens text that does not fit with an ellipsis', () => {
  expect(breakLines('one two three four five six', 10, measure, 2)).toEqual(['one two', 'three fou…']);
  expect(shorten('tap hole, centred', 10, measure)).toBe('tap hole…');
});

it('never exceeds the column or the number of lines, and loses no word', () => {
  fc.assert(
    fc.property(
      fc.string({ maxLength: 200 }),
      fc.integer({ min: 2, max: 40 }),
      fc.integer({ min: 1, max: 5 }),
      (text, width, most) => {
        const lines = breakLines(text, width, measure, most);
        expect(lines.length).toBeLessThanOrEqual(most);
        for (const line of lines) expect(line.length).toBeLessThanOrEqual(width);
        const whole = breakLines(text, width, measure).join('');
        expect(whole.replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
      },
    ),
  );
});
