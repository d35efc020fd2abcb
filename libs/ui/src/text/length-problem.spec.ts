import { lengthProblem } from './length-problem';

it.each([
  ['Gussy', null],
  [' Gussy ', null],
  ['🛁🛁🛁🛁🛁', null],
  ['Augusta', 'Please keep to 5 characters: this has 7'],
  ['x'.repeat(2150), 'Please keep to 5 characters: this has 2,150'],
])('for the text %j in a field of five characters the message is %j', (text, problem) => {
  expect(lengthProblem(text, 5)).toBe(problem);
});
