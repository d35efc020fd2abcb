import { includesBasin } from './includes-basin';

it.each([
  ['Undermount Oval', 'Oval opening with a polished edge, the basin fixed from below', false],
  ['Countertop Basin', 'A waste hole for a basin that stands on the top', false],
  ['Undermount Oval', 'Oval opening; basin not included', false],
  ['Undermount Oval, basin included', '', true],
  ['Undermount Oval', 'Oval opening, including the basin in white', true],
  ['Undermount Oval', 'The basin is included.', true],
])('a sink named %j and described as %j includes its basin: %s', (name, description, expected) => {
  expect(includesBasin({ name, description })).toBe(expected);
});
