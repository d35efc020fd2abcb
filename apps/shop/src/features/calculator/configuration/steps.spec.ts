import { stepStates } from './fields';
import { wrappedIndex } from './wrapped-index';

it.each([
  ['material', ['now', 'later', 'later', 'later']],
  ['width', ['done', 'now', 'later', 'later']],
  ['color', ['done', 'done', 'now', 'later']],
  [null, ['done', 'done', 'done', 'now']],
] as const)('shows how far the configuration is: %s is missing', (missing, states) => {
  expect(Object.values(stepStates(missing))).toEqual(states);
});

it.each([
  [0, 1, 3, 1],
  [2, 1, 3, 0],
  [0, -1, 3, 2],
  [0, 1, 1, 0],
] as const)('pictures go round in a circle: from %i by %i of %i', (index, step, count, expected) => {
  expect(wrappedIndex(index, step, count)).toBe(expected);
});
