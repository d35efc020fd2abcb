import { ExportError } from './export-format';
import { exportedTables } from './exported-tables';
import { readExport, type ExportEvent } from './read-export';
import { aFile, anExport, aRow } from './testing/an-export';
import { breaches, picture, replace, rows, whole } from './testing/broken-exports';

async function* inPieces(bytes: Buffer, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield await Promise.resolve(bytes.subarray(at, at + size));
}
async function eventsOf(file: string | Buffer, pieceSize = 1_000): Promise<ExportEvent[]> {
  const events: ExportEvent[] = [];
  for await (const event of readExport(inPieces(Buffer.from(file as string), pieceSize))) events.push(event);
  return events;
}
const refusalOf = async (file: string | Buffer): Promise<ExportError> => {
  const refusal: unknown = await eventsOf(file).then(
    () => 'it was read',
    (error: unknown) => error,
  );
  expect(refusal).toBeInstanceOf(ExportError);
  return refusal as ExportError;
};

const lineOf = (lines: readonly string[], begin: string) =>
  lines.findIndex((line) => line.startsWith(begin)) + 1;

it('reads all that there is, however it arrives', async () => {
  const file = whole().join('\n');
  const events = await eventsOf(file);
  expect(events.map((event) => (event.kind === 'row' ? event.table : event.kind))).toEqual([
    'header',
    'material',
    'material',
    'color',
    'file',
    'end',
  ]);
  expect(events[0]).toEqual({
    kind: 'header',
    header: {
      format: 'vanity-tops-export',
      version: 3,
      exportedAt: '2026-11-21T09:30:00.123Z',
      sequences: { quote_reference_number: '17' },
      content: { company: { name: 'Readstone' } },
    },
  });
  const second = events[2];
  expect(second).toMatchObject({ row: { id: 2 }, text: JSON.stringify(rows.material[1]) });
  expect(second).toMatchObject({ place: { part: 'material', row: 2 } });
  expect(events[4]).toMatchObject({ key: picture, content: Buffer.from('a picture') });
  for (const size of [1, 7]) expect(await eventsOf(file, size)).toEqual(events);
  expect(await eventsOf(file.trimEnd())).toEqual(events);
});

it('reads what was lost before the export as missing', async () => {
  const events = await eventsOf(anExport({ rows, missing: [picture] }).join('\n'));
  expect(events.at(-1)).toEqual({ kind: 'end', missing: [picture], lacking: [] });
});

it('keeps every column of every table as it was written', async () => {
  const all = Object.fromEntries(
    Object.keys(exportedTables).map((table) => [
      table,
      [aRow(table, table === 'attachment' ? { type: 'application/pdf' } : {})],
    ]),
  );
  const events = await eventsOf(
    anExport({ rows: all, missing: ['attachments/Ada\u2028Lovelace.pdf'] }).join('\n'),
  );
  expect(events.flatMap((event) => (event.kind === 'row' ? [[event.table, [event.row]]] : []))).toEqual(
    Object.entries(all),
  );
});

it.each(breaches)('refuses %s, and says where', async (_, breach, said) => {
  const broken = breach(whole());
  const refusal = await refusalOf(Array.isArray(broken) ? broken.join('\n') : broken);
  expect(refusal.message).toMatch(said);
});

describe('a file of an earlier version', () => {
  const without = ['ledger_entry', 'person_note'];
  const aDeposit = { purpose: undefined };
  const read = async (parts: Parameters<typeof anExport>[0]) =>
    (await eventsOf(anExport(parts).join('\n'))).at(-1);
  const refused = async (parts: Parameters<typeof anExport>[0]) =>
    (await refusalOf(anExport(parts).join('\n'))).message;

  it('may lack what came later, and says what', async () => {
    const deposit = [aRow('deposit', aDeposit), aRow('deposit', aDeposit)];
    expect(await read({ version: 1, without, rows: { deposit } })).toEqual({
      kind: 'end',
      missing: [],
      lacking: ['deposit.purpose', ...without],
    });
    // While version 2 was written, some of it came.
    expect(await read({ version: 2, rows: { deposit: [aRow('deposit')] } })).toMatchObject({ lacking: [] });
  });

  it('may not lack what it had', async () => {
    expect(await refused({ version: 2, without })).toMatch(/^Line \d+, ledger_entry: the table is missing/);
    expect(
      await refused({ version: 1, rows: { deposit: [aRow('deposit', { paid_at: undefined })] } }),
    ).toMatch(/deposit, row 1, paid_at: it is missing/);
    expect(await refused({ rows: { deposit: [aRow('deposit', aDeposit)] } })).toMatch(
      /deposit, row 1, purpose: it is missing/,
    );
  });

  it('has rows that are alike', async () => {
    const [less, more] = [aRow('deposit', aDeposit), aRow('deposit')];
    expect(await refused({ version: 1, rows: { deposit: [less, more] } })).toMatch(
      /deposit, row 2, purpose: there is no such field/,
    );
    expect(await refused({ version: 1, rows: { deposit: [more, less] } })).toMatch(
      /deposit, row 2, purpose: it is missing/,
    );
  });

  it('has its tables in whatever order that version had', async () => {
    const file = anExport({ rows, files: [aFile(picture)] });
    const [first, second] = [file.indexOf('"cutout": ['), file.indexOf('"price_change": [')];
    const moved = [...file.slice(0, first), ...file.slice(second, second + 2), ...file.slice(first, second)];
    expect((await eventsOf([...moved, ...file.slice(second + 2)].join('\n'))).length).toBe(6);
  });
});

it('refuses a file that was broken off, wherever that was', async () => {
  const lines = whole();
  for (let kept = 1; kept < lines.length - 1; kept += 1)
    expect((await refusalOf(lines.slice(0, kept).join('\n'))).place.line).toBeLessThanOrEqual(kept + 1);
  const bytes = Buffer.from(lines.join('\n'));
  for (let kept = 0; kept < bytes.length - 2; kept += 97) await refusalOf(bytes.subarray(0, kept));
});

it('tells a newer version from what is broken, and the place apart from the words', async () => {
  expect(await refusalOf(replace('"version"', '"version": 7,')(whole()).join('\n'))).toMatchObject({
    isNewer: true,
    place: { line: 3, part: 'version' },
  });
  const lines = anExport({ rows: { ...rows, color: [aRow('color', { name: null })] } });
  expect(await refusalOf(lines.join('\n'))).toMatchObject({
    isNewer: false,
    place: { line: lineOf(lines, '"color"') + 1, part: 'color', row: 1, field: 'name' },
    problem: 'it must be a text',
  });
});

it('gives up on a line beyond all measure before it has all of it', async () => {
  async function* endless() {
    const piece = Buffer.alloc(8 * 1024 * 1024, 'x');
    for (;;) yield await Promise.resolve(piece);
  }
  await expect(readExport(endless()).next()).rejects.toThrow('Line 1: the line is too long');
});
