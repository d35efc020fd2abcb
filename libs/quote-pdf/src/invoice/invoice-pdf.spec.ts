import { depositLimits, invoiceRecipientLimits } from '@app/contracts';
import { pence } from '@app/pricing';
import { anInvoice } from '../testing/an-invoice';
import { readPdf } from '../testing/read-pdf';
import { invoicePdf } from './invoice-pdf';

const textOf = async (invoice = anInvoice()) => (await readPdf(await invoicePdf(invoice))).text;

it('the invoice has everything that UK law requires', async () => {
  const text = await textOf();
  for (const expected of [
    'Invoice',
    'Number F-2026-00012',
    'Date 14 December 2026',
    'Tax point 14 December 2026',
    'Order OR-26-00031',
    'Readstone Example Ltd',
    'Unit 4, Kiln Yard, Reading RG1 0AA',
    'Registered in England and Wales 00000000, VAT GB 000 0000 00',
    'Marsh Interiors Ltd 12 Brunswick Hill Reading RG1 7YT VAT number GB 123 4567 89',
    'Net VAT 20% Inc. VAT',
    'Undermount Oval, Tap hole, 35 mm £397.50 £79.50 £477.00',
    'Less deposit invoice D-2026-00031 −£39.75 −£7.95 −£47.70',
    'Total net £357.75',
    'VAT at 20% £71.55',
    'Total inc. VAT £429.30',
    'To pay: £429.30 by 28 December 2026.',
    'By transfer to Readstone Example Ltd, sort code 00-00-00, account number 00000000, reference OR-26-00031.',
  ])
    expect(text).toContain(expected);
});

it("shows a credit note's amounts as positive", async () => {
  const line = { net: pence(-3_975), vat: pence(-795), gross: pence(-4_770) };
  const description = 'Credit of D-2026-00031 of 21 November 2026: money was refunded';
  const lines = [{ reference: 'VT-26-00412', description, ...line }];
  const reason = 'An edge was chipped';
  const text = await textOf(anInvoice({ kind: 'credit-note', number: 'C-2026-00002', reason, lines }));
  expect(text).toContain('Credit note');
  expect(text).toContain('money was refunded £39.75 £7.95 £47.70');
  expect(text).toContain('Credited inc. VAT £47.70');
  expect(text).toContain('Reason: An edge was chipped');
  expect(text).not.toContain('−');
});

it('shows no VAT if the seller charges none', async () => {
  const invoice = anInvoice();
  const text = await textOf({ ...invoice, seller: { ...invoice.seller, vatNumber: null } });
  expect(text).toContain('not registered for VAT');
  expect(text).not.toMatch(/VAT at 20%|VAT GB|Total net/);
});

it('names the order and each top', async () => {
  const references = Array.from({ length: 7 }, (_, index) => `VT-26-0001${index}`);
  const lines = references.map((reference) => ({ ...anInvoice().lines[0]!, reference }));
  const text = await textOf(anInvoice({ lines, order: 'OR-26-00412' }));
  expect(text).toContain('Order OR-26-00412');
  for (const reference of references) expect(text).toContain(`${reference}: `);
});

it('fits on one page for any number of tops and any names', async () => {
  const [line] = anInvoice().lines;
  if (!line) throw new Error('an invoice has lines');
  const lines = Array.from({ length: depositLimits.quotes }, (_, index) => ({
    ...line,
    reference: `VT-26-${10_000 + index}`,
    description: `${line.description}, `.repeat(6),
    gross: pence(123_456_789),
  }));
  const buyer = {
    name: 'Wilhelmina '.repeat(20),
    address: 'Long Street '.repeat(40),
    vatNumber: 'GB 123 4567 89',
  };
  const { pages, text } = await readPdf(await invoicePdf(anInvoice({ lines, buyer })));
  expect(pages).toBe(1);
  expect(text).toContain('page 1 of 1');
  expect(text).toContain('Total inc. VAT');
});

it.each([
  ['Ελένη Παπαδοπούλου', 'Οδός Ερμού 12\nΑθήνα'],
  ['Щербакова Ольга', 'ул. Ленина, 5'],
  ['Nguyễn Thị Hồng', 'Đường Nguyễn Huệ 9'],
  ['劉國強', '上海市南京路 100 号'],
  ['髙橋さくら', '東京都渋谷区'],
  ['김민수', '서울시 강남구'],
])('is made out to %s with the name spelled correctly', async (name, address) => {
  const text = await textOf(anInvoice({ buyer: { name, address, vatNumber: null } }));
  expect(text).toContain(`For ${name} ${address.replaceAll('\n', ' ')}`);
});

it.each(['דוד לוי', 'محمد علي'])('has every letter of a right-to-left name: %s', async (name) => {
  const text = await textOf(anInvoice({ buyer: { name, address: null, vatNumber: null } }));
  expect(text).not.toContain('?');
  for (const letter of name) expect(text).toContain(letter);
});

it.each([
  'Consolidated Kitchen and Bathroom Refurbishment Contractors of Berkshire and the Thames Valley (Holdings) Limited',
  'W'.repeat(invoiceRecipientLimits.name),
])('has the recipient’s full name, up to the maximum length: %s', async (name) => {
  const { address, vatNumber } = anInvoice().buyer!;
  const text = await textOf(anInvoice({ buyer: { name, address, vatNumber } }));
  expect(text.replaceAll(' ', '')).toContain(name.replaceAll(' ', ''));
});

it('has every line of an address', async () => {
  const address = 'c/o Elm Trust\nSuite 3\nSecond Floor\nKiln House\n12 Brunswick Hill\nReading\nRG1 7YT';
  const text = await textOf(anInvoice({ buyer: { name: 'Eleanor Marsh', address, vatNumber: null } }));
  expect(text).toContain(address.replaceAll('\n', ', '));
});

it('is byte-identical whenever it is made', async () => {
  expect((await invoicePdf(anInvoice())).equals(await invoicePdf(anInvoice()))).toBe(true);
});

describe('a PDF for archiving (PDF/A-2b)', () => {
  /** The file's uncompressed parts, which include the metadata. */
  const raw = async () => (await invoicePdf(anInvoice())).toString('latin1');

  it('says so in its metadata, which is uncompressed and matches the file’s properties', async () => {
    const file = await raw();
    const metadata = /<\?xpacket begin[^]*<\?xpacket end="w"\?>/.exec(file)?.[0] ?? '';
    expect(metadata).toMatch(/<pdfaid:part>2<\/pdfaid:part>\s*<pdfaid:conformance>B<\/pdfaid:conformance>/);
    expect(metadata).toContain('Invoice F-2026-00012');
    expect(metadata).toContain('Readstone Example Ltd');
    expect(metadata).toContain('<xmp:CreateDate>2026-12-14T10:00:00Z</xmp:CreateDate>');
    expect(file).toMatch(/\/Type \/Metadata\s*\/Subtype \/XML\s*\/Length \d+\s*>>/);
  });

  it('embeds its colour profile and all fonts, with a mapping back to characters', async () => {
    const file = await raw();
    expect(file).toMatch(/\/Type \/OutputIntent\s*\/S \/GTS_PDFA1/);
    expect(file).toMatch(/\/DestOutputProfile \d+ 0 R/);
    const count = (pattern: RegExp) => [...file.matchAll(pattern)].length;
    const fonts = count(/\/Type \/FontDescriptor/g);
    expect(fonts).toBeGreaterThan(1);
    expect(count(/\/FontFile2 \d+ 0 R/g)).toBe(fonts);
    expect(count(/\/ToUnicode \d+ 0 R/g)).toBe(fonts);
    expect(count(/\/CIDToGIDMap \/Identity/g)).toBe(fonts);
  });

  it('has an id and markers, and no script, external content or encryption', async () => {
    const file = await raw();
    expect(file).toMatch(/^%PDF-1\.7\n%[\x80-\xff]{4}/);
    expect(file).toMatch(/\/ID \[<[0-9a-f]{32}> <[0-9a-f]{32}>\]/);
    expect(file).toMatch(/\/Marked true/);
    expect(file).not.toMatch(/\/(Encrypt|JavaScript|JS|Launch|URI|EmbeddedFile|AA|XFA|LZWDecode)\b/);
  });
});
