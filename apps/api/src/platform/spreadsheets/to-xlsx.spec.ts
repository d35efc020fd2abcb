import { buffer } from 'node:stream/consumers';
import readXlsxFile from 'read-excel-file/node';
import type { SheetColumn } from './sheet-column';
import { sheetXml, toXlsx } from './to-xlsx';
import { columnName, serialOf, xmlText } from './xlsx-cell';

interface Row {
  text: string | null;
  pounds: string;
  whole: number;
  day: string | null;
  time: string;
}

const columns: SheetColumn<Row>[] = [
  { title: 'Who & <what>', kind: 'text', width: 10, read: ({ text }) => text },
  { title: 'Price (£)', kind: 'pounds', width: 10, read: ({ pounds }) => pounds },
  { title: 'Length', kind: 'whole', width: 10, read: ({ whole }) => whole },
  { title: 'Day', kind: 'day', width: 10, read: ({ day }) => day },
  { title: 'Time', kind: 'time', width: 10, read: ({ time }) => time },
];
const aRow = (row: Partial<Row> = {}): Row => ({
  text: 'Ada',
  pounds: '357.00',
  whole: 1200,
  day: '2026-11-21',
  time: '2026-06-01 14:05',
  ...row,
});
async function* inBatches(...batches: Row[][]) {
  for (const batch of batches) yield await Promise.resolve(batch);
}
const workbookOf = async (...batches: Row[][]) => {
  const sheets = await readXlsxFile(
    await buffer(toXlsx({ columns, batches: inBatches(...batches) }, 'Orders')),
  );
  return sheets as unknown as { sheet: string; data: unknown[][] }[];
};

it('opens in other programs, with real numbers and dates', async () => {
  const [sheet] = await workbookOf([aRow()], [aRow({ text: null, day: null, pounds: '0.10' })]);
  expect(sheet).toEqual({
    sheet: 'Orders',
    data: [
      ['Who & <what>', 'Price (£)', 'Length', 'Day', 'Time'],
      ['Ada', 357, 1200, new Date('2026-11-21T00:00:00Z'), new Date('2026-06-01T14:05:00Z')],
      [null, 0.1, 1200, null, new Date('2026-06-01T14:05:00Z')],
    ],
  });
});

it.each([
  '=HYPERLINK("http://x.example")',
  '+44 118 496 0123',
  '01184960123',
  '@SUM(A1)',
  'Béa & <b>"Ł"</b> 𐐀',
  'two\nlines',
  '  spaces  ',
])('keeps %j as text, unchanged', async (text) => {
  const [sheet] = await workbookOf([aRow({ text })]);
  expect(String(sheet?.data[1]?.[0]).trim()).toBe(text.trim());
});

it('writes no formula, and marks each text as text', async () => {
  let xml = '';
  for await (const part of sheetXml({ columns, batches: inBatches([aRow({ text: '=1+1' })]) })) xml += part;
  expect(xml).toContain('<c r="A2" s="2" t="inlineStr"><is><t xml:space="preserve">=1+1</t></is></c>');
  expect(xml).not.toContain('<f>');
});

it('keeps the titles visible', async () => {
  const { value } = await sheetXml({ columns, batches: inBatches() }).next();
  expect(value).toContain('<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>');
});

it('removes characters that XML cannot contain, and escapes ambiguous ones', () => {
  expect(xmlText('a\0b\u000bc\ud800d\uffffe')).toBe('abcde');
  expect(xmlText('_x0041_ \r')).toBe('_x005F_x0041_ _x000D_');
  expect(xmlText('x'.repeat(40_000))).toHaveLength(32_767);
});

it('counts days as spreadsheets do', () => {
  expect(serialOf('1900-03-01')).toBe(61);
  expect(serialOf('2026-11-21')).toBe(46_347);
  expect(serialOf('2026-11-21 18:00')).toBe(46_347.75);
});

it('names columns beyond Z', () => {
  expect([0, 25, 26, 51, 52, 701, 702].map(columnName)).toEqual(['A', 'Z', 'AA', 'AZ', 'BA', 'ZZ', 'AAA']);
});

it('stops reading rows when the client disconnects', async () => {
  let leave = () => {};
  const clientGone = new Promise<void>((resolve) => (leave = resolve));
  async function* endless() {
    try {
      for (;;) yield await Promise.resolve(Array.from({ length: 500 }, () => aRow()));
    } finally {
      leave();
    }
  }
  let size = 0;
  for await (const part of toXlsx({ columns, batches: endless() }, 'Orders')) {
    size += (part as Buffer).length;
    if (size > 50_000) break;
  }
  await clientGone;
});

it('fails if reading the rows fails', async () => {
  async function* broken() {
    yield await Promise.resolve([aRow()]);
    throw new Error('the database is down');
  }
  await expect(buffer(toXlsx({ columns, batches: broken() }, 'Orders'))).rejects.toThrow(
    'the database is down',
  );
});
