import { createHash } from 'node:crypto';
import { findLatestMigrationSql } from '../../database/migrate';
import type { Snapshot } from '../../database/snapshot';
import type { ObjectStorage, StoredObject } from '../../platform/storage/object-storage';
import { exportedTables, readExportedColumns, type ExportedColumns } from './exported-tables';
import { exportFormat, type ExportHeader } from './read-export';
import { readStoredFiles } from './stored-files';

interface ExportSource {
  /** Ended once its rows are read, or the reader has stopped. */
  snapshot: Snapshot;
  storage: Pick<ObjectStorage, 'get'>;
  at: Date;
}

/**
 * The whole shop as one JSON document. Each row and file is one line, so that writer and reader need only a few of them
 * in memory. The last line has the digest of all lines before it.
 */
export async function* writeExport(source: ExportSource): AsyncGenerator<string> {
  const hash = createHash('sha256');
  for await (const part of writeParts(source)) {
    hash.update(part);
    yield part;
  }
  yield `"sha256": "${hash.digest('hex')}"\n}\n`;
}

async function* writeParts({ snapshot, storage, at }: ExportSource): AsyncGenerator<string> {
  let keys: string[];
  try {
    yield await writeHeader(snapshot, at);
    const tables = await readExportedColumns((sql, values) =>
      snapshot.run<ExportedColumns & Record<string, unknown>>(sql, values),
    );
    for (const [index, each] of tables.entries()) {
      yield `${index ? ',\n' : ''}"${each.table}": [`;
      let separator = '\n';
      for await (const rows of snapshot.inBatches<{ row: string }>(selectRowsSql(each))) {
        yield separator + rows.map(({ row }) => row).join(',\n');
        separator = ',\n';
      }
      yield '\n]';
    }
    keys = await readStoredFiles(snapshot);
  } finally {
    // Reading files takes long and needs no connection.
    await snapshot.end();
  }
  yield '\n},\n"files": [';
  const missing: string[] = [];
  let separator = '\n';
  for (const key of keys) {
    const found = await storage.get(key);
    if (!found) {
      missing.push(key);
      continue;
    }
    yield separator;
    yield* writeFile(key, found);
    separator = ',\n';
  }
  yield `\n],\n"missing": ${JSON.stringify(missing)},\n`;
}

const selectRowsSql = ({ table, selectList, key }: ExportedColumns): string => `
  SELECT (SELECT row_to_json(r) FROM (SELECT ${selectList}) AS r)::text AS row FROM "${table}" AS t
  ORDER BY ${exportedTables[table]?.isSortedByAge ? 't.created_at, ' : ''}${key}`;

async function writeHeader(snapshot: Snapshot, at: Date): Promise<string> {
  const [schemaAndSequences] = await snapshot.run<Pick<ExportHeader, 'schema' | 'sequences'>>(`
    SELECT (${findLatestMigrationSql}) AS schema,
      (SELECT json_object_agg(sequencename, last_value::text ORDER BY sequencename) FROM pg_sequences
        WHERE schemaname = 'public' AND last_value IS NOT NULL) AS sequences`);
  const header = { format: exportFormat, exportedAt: at.toISOString(), ...schemaAndSequences };
  const lines = Object.entries(header).map(([name, value]) => `"${name}": ${JSON.stringify(value)},\n`);
  return `{\n${lines.join('')}"tables": {\n`;
}

/** @throws Error if the file's length differs from its size */
async function* writeFile(
  key: string,
  { content, size }: Pick<StoredObject, 'content' | 'size'>,
): AsyncGenerator<string> {
  let bytes = 0;
  /** Base64 encodes three bytes at a time; the remainder is encoded with the next part. */
  let remainder = Buffer.alloc(0);
  yield `{"key":${JSON.stringify(key)},"content":"`;
  for await (const part of content as AsyncIterable<Buffer>) {
    bytes += part.length;
    const bytesToEncode = Buffer.concat([remainder, part]);
    const end = bytesToEncode.length - (bytesToEncode.length % 3);
    yield bytesToEncode.toString('base64', 0, end);
    remainder = bytesToEncode.subarray(end);
  }
  if (bytes !== size) throw new Error(`${key} has ${bytes} bytes instead of ${size}`);
  yield `${remainder.toString('base64')}"}`;
}
