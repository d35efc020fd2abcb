import { wrappedIndex } from './gallery-dialog';

it.each([
  [0, 1, 3, 1],
  [2, 1, 3, 0],
  [0, -1, 3, 2],
  [0, 1, 1, 0],
] as const)('pictures wrap around: from picture %i, %i further, of %i', (index, step, count, expected) => {
  expect(wrappedIndex(index, step, count)).toBe(expected);
});
