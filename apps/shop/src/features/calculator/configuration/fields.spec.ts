import { stepStates } from './fields';

it.each([
  ['material', ['current', 'upcoming', 'upcoming', 'upcoming']],
  ['width', ['done', 'current', 'upcoming', 'upcoming']],
  ['color', ['done', 'done', 'current', 'upcoming']],
  [null, ['done', 'done', 'done', 'current']],
] as const)('shows the progress: %s is missing', (missing, states) => {
  expect(Object.values(stepStates(missing, null))).toEqual(states);
});
