import { splitAddress } from './split-address';

it.each([
  ['12 Brunswick Hill, Reading, RG1 7YT', ['12 Brunswick Hill', 'Reading'], 'RG1 7YT'],
  ['12 Brunswick Hill\nReading\nrg17yt', ['12 Brunswick Hill', 'Reading'], 'RG1 7YT'],
  ['12 Brunswick Hill, Reading SW1A 1AA, United Kingdom', ['12 Brunswick Hill', 'Reading'], 'SW1A 1AA'],
  ['a, b, c, d, e, f', ['a', 'b', 'c', 'd, e, f'], ''],
  ['RG1 7YT', [], 'RG1 7YT'],
  ['', [], ''],
])('reads %j', (address, lines, postcode) => {
  expect(splitAddress(address)).toEqual({ lines, postcode });
});
