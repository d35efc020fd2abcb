import { expect, it } from 'vitest';
import { listReferences } from './payment-step';

it.each([
  [['VT-26-00412'], 'VT-26-00412'],
  [['VT-26-00412', 'VT-26-00413', 'VT-26-00414'], 'VT-26-00412, VT-26-00413, VT-26-00414'],
  [
    ['VT-26-00412', 'VT-26-00413', 'VT-26-00414', 'VT-26-00415', 'VT-26-00416'],
    'VT-26-00412, VT-26-00413, VT-26-00414 and 2 more',
  ],
])('names %j to the payer as "%s"', (references, expected) => {
  expect(listReferences(references)).toBe(expected);
});
