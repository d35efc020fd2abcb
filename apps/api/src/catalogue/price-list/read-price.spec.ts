import { readPrice } from './read-price';

it.each([
  ['6.80', '6.8'],
  ['6.800', '6.8'],
  ['£6.80', '6.8'],
  [' £ 95 ', '95'],
  ['0', '0'],
  ['0.00', '0'],
  ['1,250.00', '1250'],
  ['£12,345', '12345'],
  ['4.525', '4.525'],
])('%p is %s pounds', (cell, price) => {
  expect(readPrice(cell)).toBe(price);
});

it.each([
  '',
  '-1',
  '6,80',
  '1,25',
  '12,34,567',
  '=6+1',
  '6.80 p',
  '€6',
  '1e3',
  'six',
  '1234567',
  '6.',
  '.5',
  '٣',
])('%p is no price', (cell) => {
  expect(readPrice(cell)).toBeNull();
});
