import { stepStates } from './fields';

it.each([
  ['material', ['now', 'later', 'later', 'later']],
  ['width', ['done', 'now', 'later', 'later']],
  ['color', ['done', 'done', 'now', 'later']],
  [null, ['done', 'done', 'done', 'now']],
] as const)('shows the progress: %s is missing', (missing, states) => {
  expect(Object.values(stepStates(missing))).toEqual(states);
});
