import { createHash } from 'node:crypto';
import { checkRow, type Fault } from './check-row';
import {
  ExportError,
  RunningChecksum,
  exportFormat,
  exportVersion,
  type Checksum,
  type ExportHeader,
  type ExportPlace,
  type ExportedFile,
} from './export-format';
import { ExportLines, isObject } from './export-lines';
import { exportedFiles, exportedSequences, exportedTables, type ExportedTable } from './exported-tables';
import { isLaterThan, isRemovedSince, withoutColumns } from './older-shapes';
import { namedFiles } from './select-rows';

const base64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

/** Whether a row describes a file and holds all of it. */
function checkFile(row: Readonly<Record<string, unknown>>): Fault | null {
  const fault = checkRow(row, exportedFiles);
  if (fault) return fault;
  const { content, size, sha256 } = row as unknown as ExportedFile;
  if (!base64.test(content)) return { field: 'content', problem: 'it is no base64' };
  const bytes = Buffer.from(content, 'base64');
  if (bytes.length !== size)
    return { field: 'size', problem: `there are ${bytes.length} bytes instead of ${size}` };
  if (createHash('sha256').update(bytes).digest('hex') !== sha256)
    return { field: 'sha256', problem: 'the file is not the one that was exported' };
  return null;
}

/** What a reader meets, in this order: one header, the rows of every table, table by table, the files, one end. */
export type ExportEvent =
  | { kind: 'header'; header: ExportHeader }
  | {
      kind: 'row';
      table: string;
      place: ExportPlace;
      row: Record<string, unknown>;
      /** As PostgreSQL wrote it: numbers within JSON with all their digits. */
      text: string;
    }
  | { kind: 'file'; place: ExportPlace; key: string; content: Buffer }
  | {
      kind: 'end';
      /** Keys of files that were lost before the export. */
      missing: string[];
      /** What a file of an earlier version has not: tables, and columns such as `quote.stage_since`. */
      lacking: string[];
    };

/**
 * Reads an export, of which never more than a line is in memory, and trusts nothing in it: layout, version, every table,
 * column and kind of value, every file, and the checksums. These stand at its end: what was read is good for nothing until
 * the event `end` has come. References between rows are for whoever puts them together.
 * @throws ExportError which names the place
 */
export async function* readExport(source: AsyncIterable<Uint8Array>): AsyncGenerator<ExportEvent> {
  const lines = new ExportLines(source);
  const header = await readHeader(lines);
  yield { kind: 'header', header };

  const checksums = new Map<string, Checksum>();
  const wanted = new Map<string, ExportPlace>();
  const lacking: string[] = [];
  await lines.expect('"tables": {');
  do {
    const table = await beginTable(lines, checksums, header.version);
    const checksum = new RunningChecksum();
    let expected: ExportedTable | undefined;
    for await (const { place, row, text } of lines.rows(table)) {
      if (isRemovedSince(header.version, table)) {
        checksum.add([text]);
        continue;
      }
      if (!expected) {
        const columns = Object.keys(exportedTables[table]?.columns ?? {});
        const lacked = columns.filter(
          (column) => !Object.hasOwn(row, column) && isLaterThan(header.version, `${table}.${column}`),
        );
        lacking.push(...lacked.map((column) => `${table}.${column}`));
        // All rows are alike in what they lack.
        expected = withoutColumns(table, lacked);
      }
      const fault = checkRow(row, expected);
      if (fault) throw new ExportError({ ...place, field: fault.field }, fault.problem);
      checksum.add([text]);
      for (const key of namedFiles(table, text)) if (!wanted.has(key)) wanted.set(key, place);
      yield { kind: 'row', table, place, row, text };
    }
    checksums.set(table, checksum.end());
  } while (lines.isFollowed);
  await lines.expect('},');
  for (const table of Object.keys(exportedTables).filter((each) => !checksums.has(each))) {
    if (!isLaterThan(header.version, table)) throw lines.error({ part: table }, 'the table is missing');
    lacking.push(table);
  }

  const found = new Set<string>();
  await lines.expect('"files": [');
  const checksum = new RunningChecksum();
  for await (const { place, row, text } of lines.rows('files')) {
    const fault = checkFile(row);
    if (fault) throw new ExportError({ ...place, field: fault.field }, fault.problem);
    const { key, content } = row as unknown as ExportedFile;
    const refuse = (problem: string) => new ExportError({ ...place, field: 'key' }, problem);
    if (!wanted.has(key)) throw refuse('no row names this file');
    if (found.has(key)) throw refuse('the file is there twice');
    found.add(key);
    checksum.add([text]);
    yield { kind: 'file', place, key, content: Buffer.from(content, 'base64') };
  }
  checksums.set('files', checksum.end());
  if (!lines.isFollowed) throw lines.error({ part: 'files' }, 'expected ], and found ]');

  const missing = await readMissing(lines, wanted, found);
  await compare(lines, checksums);
  await lines.expect('}');
  await lines.expectEnd();
  yield { kind: 'end', missing, lacking };
}

async function readHeader(lines: ExportLines): Promise<ExportHeader> {
  await lines.expect('{');
  const format = await lines.field('format');
  if (format !== exportFormat) throw lines.error({ part: 'format' }, 'this is no export of this shop');
  const version = await lines.field('version');
  if (!Number.isInteger(version) || Number(version) < 1)
    throw lines.error({ part: 'version' }, 'it must be a whole number from 1');
  if (Number(version) > exportVersion)
    throw lines.error(
      { part: 'version' },
      `version ${Number(version)} is newer than version ${exportVersion}, the newest that this shop can read`,
      true,
    );
  const exportedAt = await lines.field('exportedAt');
  if (
    typeof exportedAt !== 'string' ||
    !/^\d{4}-.*Z$/.test(exportedAt) ||
    Number.isNaN(Date.parse(exportedAt))
  )
    throw lines.error({ part: 'exportedAt' }, 'it must be a time such as 2026-11-21T09:30:00.000Z');
  const sequences = await readSequences(lines);
  const content = await lines.field('content');
  if (!isObject(content)) throw lines.error({ part: 'content' }, 'it must be an object');
  return { format, version: Number(version), exportedAt, sequences, content };
}

async function readSequences(lines: ExportLines): Promise<ExportHeader['sequences']> {
  const part = 'sequences';
  const sequences = await lines.field(part);
  if (!isObject(sequences)) throw lines.error({ part }, 'it must be an object');
  const known: readonly string[] = exportedSequences;
  for (const field of Object.keys(sequences))
    if (!known.includes(field)) throw lines.error({ part, field }, 'there is no such sequence');
  for (const field of known) {
    const last = sequences[field];
    if (last !== null && !(typeof last === 'string' && /^[1-9]\d{0,17}$/.test(last)))
      throw lines.error({ part, field }, 'it must be a whole number in quotes, or null');
  }
  return sequences as ExportHeader['sequences'];
}

/** Tables come in whatever order their version had; how they fit together is looked at once all are there. */
async function beginTable(
  lines: ExportLines,
  read: ReadonlyMap<string, unknown>,
  version: number,
): Promise<string> {
  const line = await lines.next();
  const [, name] = /^"([^"]*)": \[$/.exec(line) ?? [];
  if (name === undefined) throw lines.error({}, 'expected a table');
  if (!Object.hasOwn(exportedTables, name) && !isRemovedSince(version, name))
    throw lines.error({ part: name }, 'there is no such table');
  if (read.has(name)) throw lines.error({ part: name }, 'the table is there twice');
  return name;
}

async function readMissing(
  lines: ExportLines,
  wanted: ReadonlyMap<string, ExportPlace>,
  found: ReadonlySet<string>,
): Promise<string[]> {
  const part = 'missing';
  const missing = await lines.field(part);
  if (!Array.isArray(missing)) throw lines.error({ part }, 'it must be a list');
  const told = new Set<unknown>(missing);
  for (const [index, key] of missing.entries())
    if (typeof key !== 'string' || !wanted.has(key) || found.has(key))
      throw lines.error({ part, row: index + 1 }, 'this is no file that a row names and the export lacks');
  for (const [key, place] of wanted)
    if (!found.has(key) && !told.has(key))
      throw new ExportError(place, `the file ${key} is neither in the export nor among the missing`);
  return missing as string[];
}

async function compare(lines: ExportLines, reckoned: ReadonlyMap<string, Checksum>): Promise<void> {
  const written = await lines.field('checksums');
  if (!isObject(written)) throw lines.error({ part: 'checksums' }, 'it must be an object');
  for (const part of Object.keys(written))
    if (!reckoned.has(part)) throw lines.error({ part: 'checksums', field: part }, 'there is no such part');
  for (const [part, { rows, sha256 }] of reckoned) {
    const told = written[part];
    const fail = (problem: string) => lines.error({ part: 'checksums', field: part }, problem);
    if (!isObject(told)) throw fail('it is missing');
    if (told.rows !== rows) throw fail(`there are ${rows} rows, and should be ${String(told.rows)}`);
    if (told.sha256 !== sha256) throw fail('the rows are not those that were exported');
  }
}
