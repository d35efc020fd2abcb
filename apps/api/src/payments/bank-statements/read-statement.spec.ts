import { pence } from '@app/pricing';
import { readStatement } from './read-statement';

const today = '2026-11-30';
const read = (...lines: string[]) => readStatement(`${lines.join('\r\n')}\r\n`, today);
const moved = (text: string) => {
  const { bank, lines, problems } = readStatement(text, today);
  expect(problems).toEqual([]);
  return { bank, lines: lines.map(({ bookedOn, pence, text }) => [bookedOn, pence, text]) };
};

const barclays = [
  'Number,Date,Account,Amount,Subcategory,Memo',
  ' ,25/11/2026,20-00-00 12345678,-10.99,PAYMENT,NETFLIX.COM\t ON 24 NOV BCC',
  ' ,21/11/2026,20-00-00 12345678,1250.00,Counter Credit,MARSH E OR-26-00031 BGC',
];
const lloyds = [
  'Transaction Date,Transaction Type,Sort Code,Account Number,Transaction Description,Debit Amount,Credit Amount,Balance,',
  "25/11/2026,DD,'30-91-74,02344812,NATIONAL TRUST FOR,114.00,,1136.00",
  "21/11/2026,FPI,'30-91-74,02344812,MARSH E OR2600031 ,,1250,1250.00",
];
const natwest = [
  'Date, Type, Description, Value, Balance, Account Name, Account Number',
  '21 Nov 2026,BAC,"\'MARSH E , OR-26-00031 , FP 21/11/26",1250.00,"1,250.00","\'Current","\'600000-30000000",',
  '25 Nov 2026,POS,"\'1234 24NOV26 , TFL TRAVEL",-3.50,"1,246.50","\'Current","\'600000-30000000",',
  'Balance as at 26 Nov 2026,,,,"1,246.50",Current,"\'600000-30000000",',
];
const hsbc = [
  'Date,Type,Description,Paid out,Paid in,Balance',
  '21 Nov 2026,,BALANCE BROUGHT FORWARD,,,"5,000.00"',
  '"21 Nov 2026",CR,"MARSH E OR-26-00031",," 1,250.00",',
  '"21 Nov 2026",DD,"WATER",£50.00,,"6,200.00"',
];
const starling = [
  'Date,Counter Party,Reference,Type,Amount (GBP),Balance (GBP),Spending Category,Notes',
  '21/11/2026,Eleanor Marsh,OR-26-00031,FASTER PAYMENT,1250.00,1250.00,INCOME,',
  '22/11/2026,"Tiles, Ltd",INV 7,FASTER PAYMENT,-250.00,1000.00,PAYMENTS,',
];
const monzo = [
  'Transaction ID,Date,Time,Type,Name,Emoji,Category,Amount,Currency,Local amount,Local currency,Notes and #tags,Address,Receipt,Description,Category split,Money Out,Money In',
  'tx_0000A,21/11/2026,17:44:34,Faster payment,Eleanor Marsh,,Income,1250.00,GBP,1250.00,GBP,OR-26-00031,,,OR-26-00031,,,1250.00',
  'tx_0000B,22/11/2026,08:00:00,Card payment,Coffee,☕,Eating out,-3.50,GBP,-3.50,GBP,,,,COFFEE,,-3.50,',
];

it.each([
  ['Barclays', barclays, '2026-11-21', 'MARSH E OR-26-00031 BGC'],
  ['Lloyds, Halifax or Bank of Scotland', lloyds, '2026-11-21', 'MARSH E OR2600031'],
  ['NatWest or Royal Bank of Scotland', natwest, '2026-11-21', 'MARSH E , OR-26-00031 , FP 21/11/26'],
  ['HSBC or Nationwide', hsbc, '2026-11-21', 'MARSH E OR-26-00031'],
  ['Starling', starling, '2026-11-21', 'Eleanor Marsh OR-26-00031'],
  ['Monzo', monzo, '2026-11-21', 'Eleanor Marsh OR-26-00031'],
])('reads what %s exports', (bank, lines, day, text) => {
  const found = moved(lines.join('\r\n'));
  expect(found.bank).toBe(bank);
  expect(found.lines).toHaveLength(2);
  expect(found.lines).toContainEqual([day, 125_000, text]);
  expect(found.lines.filter(([, pence]) => Number(pence) < 0)).toHaveLength(1);
});

it('reads the short file of HSBC, which has no titles', () => {
  const found = moved('21/11/2026,MARSH E OR-26-00031,"1,250.00"\n22/11/2026,WATER,-50.00\n');
  expect(found.lines[0]).toEqual(['2026-11-21', 125_000, 'MARSH E OR-26-00031']);
});

it('skips the name of the account above the titles', () => {
  const found = moved(
    ['"Account Name:","Current ****12"', '"Account Balance:","£1,250.00"', '', ...hsbc].join('\r\n'),
  );
  expect(found.lines).toHaveLength(2);
});

const ofxHead =
  'OFXHEADER:100\nDATA:OFXSGML\nVERSION:102\n\n<OFX>\n<BANKMSGSRSV1><STMTTRNRS><STMTRS>\n<CURDEF>GBP\n';
const ofxAccount = '<BANKACCTFROM>\n<BANKID>200000\n<ACCTID>12345678\n</BANKACCTFROM>\n<BANKTRANLIST>\n';
const sgmlTransaction =
  '<STMTTRN>\n<TRNTYPE>CREDIT\n<DTPOSTED>20261121120000[0:GMT]\n<TRNAMT>1250.00\n<FITID>F1\n<NAME>MARSH &amp; SON\n<MEMO>OR-26-00031\n</STMTTRN>\n';
const ofxEnd = '</BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1>\n</OFX>\n';
const xml = `<?xml version="1.0" encoding="UTF-8"?>
<?OFX OFXHEADER="200" VERSION="211"?>
<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>GBP</CURDEF>
<BANKACCTFROM><BANKID>200000</BANKID><ACCTID>12345678</ACCTID></BANKACCTFROM><BANKTRANLIST>
<STMTTRN><TRNTYPE>CREDIT</TRNTYPE><DTPOSTED>20261121</DTPOSTED><TRNAMT>1250.00</TRNAMT><FITID>F1</FITID><NAME>MARSH &amp; SON</NAME><MEMO>OR-26-00031</MEMO></STMTTRN>
</BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`;

it('reads both versions of OFX, and recognises the same line in both', () => {
  const sgml = ofxHead + ofxAccount + sgmlTransaction + ofxEnd;
  const line = [['2026-11-21', 125_000, 'MARSH & SON OR-26-00031']];
  expect(moved(sgml)).toEqual({ bank: 'OFX', lines: line });
  expect(moved(xml).lines).toEqual(line);
  const keyOf = (text: string) => readStatement(text, today).lines[0]?.key;
  expect(keyOf(xml)).toBe(keyOf(sgml));
});

it('recognises a line in a longer file, and distinguishes two equal payments of a day', () => {
  const [head = '', other = '', line = ''] = barclays;
  const short = read(head, line).lines.map(({ key }) => key);
  const long = read(head, other, line, line).lines.map(({ key }) => key);
  expect(long.slice(1)).toEqual([...short, expect.not.stringMatching(`^${short[0]}$`)]);
});

const [lloydsHead = '', lloydsDebit = '', lloydsCredit = ''] = lloyds;
it.each([
  ['no bank’s columns', ['Name,Phone', 'Ada,0118'], 1, /not those of a bank/],
  ['nothing', [''], 1, /empty/],
  [
    'a day that does not exist',
    [lloydsHead, lloydsCredit.replace('21/11', '31/11')],
    2,
    /“31\/11\/2026” is not a day/,
  ],
  ['an American day', [lloydsHead, lloydsCredit.replace('21/11', '11/21')], 2, /is not a day/],
  ['a day to come', [lloydsHead, lloydsCredit.replace('2026', '2027')], 2, /in the future/],
  [
    'a broken amount',
    [lloydsHead, lloydsDebit, lloydsCredit.replace('1250,1250', '12.5.0,1250')],
    3,
    /“12.5.0” is not an amount/,
  ],
  ['a fraction of a penny', [lloydsHead, lloydsCredit.replace(',1250,', ',1.234,')], 2, /is not an amount/],
  [
    'money out and in',
    [lloydsHead, lloydsCredit.replace(',,1250', ',3.00,1250')],
    2,
    /money out and money in/,
  ],
  [
    'a row cut off',
    [lloydsHead, lloydsDebit, "21/11/2026,FPI,'30-91-74,02344812,MARSH"],
    3,
    /cut off: this row has 5 of 8/,
  ],
  [
    'a quotation mark never closed',
    ['Number,Date,Account,Amount,Subcategory,Memo', '1,21/11/2026,x,1.00,y,"MARSH'],
    2,
    /cut off/,
  ],
  [
    'a missing row',
    [lloydsHead, "26/11/2026,DD,'30-91-74,02344812,GAS,6.00,,1100.00", lloydsDebit, lloydsCredit],
    2,
    /balance/,
  ],
  ['a changed amount', [lloydsHead, lloydsDebit.replace('114.00', '113.00'), lloydsCredit], 2, /balance/],
  ['another currency', monzo.map((line) => line.replaceAll('GBP', 'EUR')), 2, /EUR, not pounds/],
])('rejects a file with %s and names the row', (_, lines, row, message) => {
  expect(read(...lines).problems[0]).toEqual({ row, message: expect.stringMatching(message) as string });
});

it.each([
  [
    'within a transaction',
    ofxHead + ofxAccount + sgmlTransaction + '<STMTTRN>\n<TRNTYPE>CREDIT\n',
    21,
    /cut off within/,
  ],
  ['after one', ofxHead + ofxAccount + sgmlTransaction, 20, /its end is missing/],
  [
    'without its day',
    ofxHead + ofxAccount + sgmlTransaction.replace('<DTPOSTED>20261121120000[0:GMT]\n', '') + ofxEnd,
    13,
    /day is missing/,
  ],
  [
    'in euros',
    (ofxHead + ofxAccount + sgmlTransaction + ofxEnd).replace('GBP', 'EUR'),
    7,
    /EUR, not in pounds/,
  ],
  [
    'of a credit card',
    '<OFX><CREDITCARDMSGSRSV1></CREDITCARDMSGSRSV1></OFX>',
    1,
    /not the statement of a bank account/,
  ],
])('rejects OFX %s and names the row', (_, text, row, message) => {
  expect(readStatement(text, today).problems[0]).toEqual({
    row,
    message: expect.stringMatching(message) as string,
  });
});

it('reads amounts without changing their sum', () => {
  const figures = ['0.01', '-0.01', '1,234,567.89', '+5', '-£12.5', '1000000'];
  const rows = figures.map((figure) => `1,21/11/2026,x,"${figure}",y,z`);
  const { lines } = read('Number,Date,Account,Amount,Subcategory,Memo', ...rows);
  expect(lines.map((line) => line.pence)).toEqual([1, -1, 123_456_789, 500, -1_250, 100_000_000].map(pence));
});
