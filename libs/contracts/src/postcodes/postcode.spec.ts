import { normalisePostcode, postcodePattern } from './postcode';

it.each([
  ['rg1 1aa', true],
  ['M1 1AE', true],
  ['SW1A 2AA', true],
  [' b r 8 7 r e ', true],
  ['GIR 0AA', true],
  ['E1W 1AA', true],
  ['W1A 0AX', true],
  ['RG1', false],
  ['RG1 1A', false],
  ['RG1 1AAA', false],
  ['1RG 1AA', false],
  ['RG1- 1AA', false],
  ['at RG1 1AA', false],
  ['../etc', false],
])('%j is shaped like a postcode: %s', (text, isPostcode) => {
  expect(postcodePattern.test(normalisePostcode(text))).toBe(isPostcode);
});
