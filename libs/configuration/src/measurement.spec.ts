import { readMeasurement, suggestedMm } from './measurement';

const limits = { min: 500, max: 3000 };

it.each([
  ['', { kind: 'empty' }],
  ['   ', { kind: 'empty' }],
  ['499', { kind: 'below', mm: 499 }],
  ['500', { kind: 'within', mm: 500 }],
  ['3000', { kind: 'within', mm: 3000 }],
  ['3001', { kind: 'above', mm: 3001 }],
  ['1,200', { kind: 'within', mm: 1200 }],
  ['1 200 mm', { kind: 'within', mm: 1200 }],
  ['0', { kind: 'below', mm: 0 }],
  ['1200.5', { kind: 'unreadable' }],
  ['-1200', { kind: 'unreadable' }],
  ['1e3', { kind: 'unreadable' }],
  ['12345678', { kind: 'above', mm: 12_345_678 }],
])('reads %j', (input, expected) => {
  expect(readMeasurement(input, limits)).toEqual(expected);
});

it.each([
  ['120', 1200],
  ['120cm', 1200],
  ['120 CM', 1200],
  ['120,5cm', 1205],
  ['1.2', 1200],
  ['1,2 m', 1200],
  ['1200.0', 1200],
  ['1200', null],
  ['3001', null],
  ['12', null],
  ['12.05cm', null],
  ['1200cm', null],
  ['long', null],
  ['', null],
])('suggests for %j: %s mm', (input, mm) => {
  expect(suggestedMm(input, limits)).toBe(mm);
});
