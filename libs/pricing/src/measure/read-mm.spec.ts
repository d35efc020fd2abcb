import { readMm } from './read-mm';

it.each([
  ['1200', 1200],
  [' 1,200 mm ', 1200],
  ['1 200', 1200],
  ['-5', null],
  ['', null],
])('reads %j as %s', (input, mm) => {
  expect(readMm(input)).toBe(mm);
});
