import { createHash } from 'node:crypto';
import { materialTexts, siteContent } from '@app/content';
import type { Snapshot } from '../../database/snapshot';
import type { ObjectStorage, StoredObject } from '../../platform/storage/object-storage';
import {
  RunningChecksum,
  exportFormat,
  exportVersion,
  type Checksum,
  type ExportHeader,
} from './export-format';
import { exportedSequences, exportedTables } from './exported-tables';
import { namedFiles, selectRows, selectSequences } from './select-rows';

/** What the owner wrote for the site. It is part of the product and not of the database, so nobody restores it. */
export const siteWords = { ...siteContent, materialTexts };

const partLength = 32 * 1024;

interface ExportSource {
  /** What is exported; it is over when the rows were read, or the reader has left. */
  snapshot: Snapshot;
  /** Where the files are that the rows name. */
  storage: Pick<ObjectStorage, 'get'>;
  /** When the snapshot was taken. */
  at: Date;
}

/**
 * The whole shop as one JSON document, part by part: never more of it is in memory than some rows, or a piece of a file.
 * Each row and each file stands on a line of its own, so that it can be read in the same way. Whoever does not read it to
 * its end must `return` it, as `for await` and streams do.
 */
export async function* writeExport({ snapshot, storage, at }: ExportSource): AsyncGenerator<Buffer> {
  const checksums: Record<string, Checksum> = {};
  const keys = new Set<string>();
  try {
    yield Buffer.from(await writeHeader(snapshot, at));
    for (const [name, table] of Object.entries(exportedTables)) {
      const isFirst = Object.keys(checksums).length === 0;
      const checksum = new RunningChecksum();
      yield Buffer.from(`${isFirst ? '' : ',\n'}"${name}": [`);
      for await (const rows of snapshot.inBatches<{ row: string }>(selectRows(name, table)))
        for (const texts of inParts(rows.map(({ row }) => row))) {
          for (const key of texts.flatMap((text) => namedFiles(name, text))) keys.add(key);
          const separator = checksum.isEmpty ? '\n' : ',\n';
          checksum.add(texts);
          yield Buffer.from(separator + texts.join(',\n'));
        }
      yield Buffer.from('\n]');
      checksums[name] = checksum.end();
    }
  } finally {
    // Files take their time, and nobody needs to wait for a connection meanwhile.
    await snapshot.end();
  }
  yield* writeFiles(storage, keys, checksums);
}

/** Rows of about 32 KB together: what is much larger, V8 sets aside and tidies up late. */
function* inParts(rows: readonly string[]): Generator<string[]> {
  let part: string[] = [];
  let length = 0;
  for (const row of rows) {
    part.push(row);
    length += row.length;
    if (length < partLength) continue;
    yield part;
    part = [];
    length = 0;
  }
  if (part.length > 0) yield part;
}

async function writeHeader(snapshot: Snapshot, at: Date): Promise<string> {
  const rows = await snapshot.run<{ name: string; last: string | null }>(selectSequences(exportedSequences));
  const header: ExportHeader = {
    format: exportFormat,
    version: exportVersion,
    exportedAt: at.toISOString(),
    sequences: Object.fromEntries(rows.map(({ name, last }) => [name, last])),
    content: siteWords,
  };
  const lines = Object.entries(header).map(([name, value]) => `"${name}": ${JSON.stringify(value)},\n`);
  return `{\n${lines.join('')}"tables": {\n`;
}

async function* writeFiles(
  storage: ExportSource['storage'],
  keys: ReadonlySet<string>,
  checksums: Record<string, Checksum>,
): AsyncGenerator<Buffer> {
  const missing: string[] = [];
  const checksum = new RunningChecksum();
  yield Buffer.from('\n},\n"files": [');
  for (const key of [...keys].sort()) {
    const found = await storage.get(key);
    // Somebody may have been forgotten since the rows were read. What remains is better than nothing.
    if (!found) {
      missing.push(key);
      continue;
    }
    yield Buffer.from(checksum.isEmpty ? '\n' : ',\n');
    checksum.add(['']);
    for await (const part of writeFile(key, found)) {
      checksum.goOn(part);
      yield Buffer.from(part);
    }
  }
  checksums.files = checksum.end();
  const end = [`"missing": ${JSON.stringify(missing)},`, `"checksums": ${JSON.stringify(checksums)}`];
  yield Buffer.from(`\n],\n${end.join('\n')}\n}\n`);
}

/**
 * A file of the object storage as a line of an export, part by part.
 * @throws Error where it is shorter or longer than it says
 */
async function* writeFile(
  key: string,
  { content, size }: Pick<StoredObject, 'content' | 'size'>,
): AsyncGenerator<string> {
  const hash = createHash('sha256');
  let bytes = 0;
  /** Three bytes make four characters, so what is left over goes with the next part. */
  let rest = Buffer.alloc(0);
  yield `{"key":${JSON.stringify(key)},"size":${size},"content":"`;
  for await (const part of content as AsyncIterable<Buffer>) {
    hash.update(part);
    bytes += part.length;
    const whole = Buffer.concat([rest, part]);
    const end = whole.length - (whole.length % 3);
    yield whole.toString('base64', 0, end);
    rest = whole.subarray(end);
  }
  if (bytes !== size) throw new Error(`${key} has ${bytes} bytes instead of ${size}`);
  yield `${rest.toString('base64')}","sha256":"${hash.digest('hex')}"}`;
}
