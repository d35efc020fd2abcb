import { escapeForImport, escapeForSpreadsheet } from './to-csv';

it.each([
  '=1+1',
  '+44 118 496 0123',
  '-2+3',
  '@SUM(A1)',
  ' =1+1',
  '\u00a0=1+1',
  '\t=1+1',
  '\r=1+1',
  '\n=1+1',
  '\u200b=1+1',
  '\ufeff=1+1',
  '＝1+1',
  '＋1',
  '－1',
  '＠A1',
  '﹦1',
  '﹢1',
  '−1',
  "=cmd|'/C calc'!A0",
  '\tharmless',
  '01184960123',
  '1,234.50',
  '1e5',
])('puts an apostrophe before %j', (text) => {
  expect(escapeForSpreadsheet(text)).toBe(`'${text}`);
});

it.each(['Ada Lovelace', "O'Neil", '0118 496 0123', 'a=b', '12 Kings Road', '', 'VT-26-00412', '£5', '½'])(
  'leaves %j unchanged',
  (text) => {
    expect(escapeForSpreadsheet(text)).toBe(text);
  },
);

describe('text that another program imports', () => {
  it.each(['Ada Lovelace', "O'Neil", '@Home Interiors', '-Line Ltd', '+44 118 496 0123', '0118', '=1+1', ''])(
    'leaves %j unchanged',
    (text) => {
      expect(escapeForImport(text)).toBe(text);
    },
  );

  it.each([
    ['=HYPERLINK("http://x.example")', 'HYPERLINK("http://x.example")'],
    ["=cmd|'/C calc'!A0", "cmd|'/C calc'!A0"],
    ['\t＝+SUM(A1)', 'SUM(A1)'],
    ['\u200b@=SUM（A1）', 'SUM（A1）'],
  ])('removes from %j what would make it a formula', (text, expected) => {
    expect(escapeForImport(text)).toBe(expected);
  });
});
