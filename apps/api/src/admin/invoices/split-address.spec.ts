import { splitAddress } from './split-address';

it.each([
  ['12 Brunswick Hill, Reading, RG1 7YT', ['12 Brunswick Hill'], 'Reading', '', 'RG1 7YT', ''],
  ['12 Brunswick Hill\nReading\nrg17yt', ['12 Brunswick Hill'], 'Reading', '', 'RG1 7YT', ''],
  ['12 Brunswick Hill, Reading RG1 7YT', ['12 Brunswick Hill'], 'Reading', '', 'RG1 7YT', ''],
  [
    'Flat 2, Kiln House, 12 Brunswick Hill, Reading, Berkshire, RG1 7YT, United Kingdom',
    ['Flat 2', 'Kiln House', '12 Brunswick Hill'],
    'Reading',
    'Berkshire',
    'RG1 7YT',
    'United Kingdom',
  ],
  ['1 High Street, London, SW1A 1AA', ['1 High Street'], 'London', '', 'SW1A 1AA', ''],
  [
    'Flat 2, 10 Downing Street, London, SW1A 2AA',
    ['Flat 2', '10 Downing Street'],
    'London',
    '',
    'SW1A 2AA',
    '',
  ],
  ['Flat 3, 12 Oxford Road, Manchester M1 4BT', ['Flat 3', '12 Oxford Road'], 'Manchester', '', 'M1 4BT', ''],
  ['7 Elm Road, Barnet, Greater London, EN5 1AA', ['7 Elm Road'], 'Barnet', 'Greater London', 'EN5 1AA', ''],
  ['4 Shore Road, Belfast, Co. Antrim, BT15 3PG', ['4 Shore Road'], 'Belfast', 'Co. Antrim', 'BT15 3PG', ''],
  ['a, b, c, d, e, f, Slough', ['a', 'b', 'c', 'd, e, f'], 'Slough', '', '', ''],
  ['12 Brunswick Hill', ['12 Brunswick Hill'], '', '', '', ''],
  ['RG1 7YT', [], '', '', 'RG1 7YT', ''],
  ['', [], '', '', '', ''],
])('reads %j', (address, lines, city, region, postcode, country) => {
  expect(splitAddress(address)).toEqual({ lines, city, region, postcode, country });
});
