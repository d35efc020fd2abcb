import type { Client } from 'pg';
import { companyChanged } from '../../company';
import type { TaskConfig } from '../../config/read-config';
import { analyseGrownTables } from '../../database/analyse-grown-tables';
import { runExclusively } from '../../database/exclusive-session';
import { findLatestMigrationSql, migrate } from '../../database/migrate';
import { putOnHoldSql } from '../../platform/background/shop-hold';
import { typeOfKey, type ObjectStorage } from '../../platform/storage/object-storage';
import { runQueueMigrations } from '../../platform/background/job-queues';
import { exportedTables, readExportedColumns, type ExportedColumns } from '../export/exported-tables';
import { ExportError, readExport, type ExportEvent, type ExportHeader } from '../export/read-export';
import { freshValues } from './fresh-values';

interface ImportOptions {
  config: TaskConfig;
  storage: Pick<ObjectStorage, 'put'>;
}

interface ImportSummary {
  exportedAt: string;
  rows: number;
  files: number;
}

/**
 * Imports into an empty database of the same version. The whole file is checked first, and all rows are written in one
 * transaction. The shop is on hold afterwards.
 * @throws Error with a message for the user; no row was written then
 */
export async function importExport(path: string, { config, storage }: ImportOptions): Promise<ImportSummary> {
  await migrate(config);
  await runQueueMigrations(config.databaseUrl);
  const outcome = await runExclusively(config.databaseDirectUrl, async (client) => {
    await requireEmpty(client);
    const tables = await readExportedColumns(
      async (sql, values) => (await client.query<ExportedColumns>(sql, [...values])).rows,
    );
    const header = await checkExport(client, path, tables);
    const files = await importFiles(storage, path);
    // An error closes the connection, which rolls back.
    await client.query(`BEGIN; SELECT set_config('vanity_tops.restoring', pg_current_xact_id()::text, true)`);
    const rows = await importRows(client, path, { tables, header });
    await analyseGrownTables((sql) => client.query(sql), 'all');
    await client.query(`${putOnHoldSql}; NOTIFY ${companyChanged}; COMMIT`);
    return { exportedAt: header.exportedAt, rows, files };
  });
  if (!outcome) throw new Error('A migration or another import is under way.');
  return outcome.result;
}

const hasRows = Object.keys(exportedTables).map((table) => `EXISTS (SELECT FROM "${table}")`);

async function requireEmpty(client: Client): Promise<void> {
  const { rows } = await client.query<{ name: string; isNotEmpty: boolean }>(
    `SELECT current_database() AS name, ${hasRows.join(' OR ')} AS "isNotEmpty"`,
  );
  if (rows[0]?.isNotEmpty)
    throw new Error(`The database ${rows[0].name} is not empty: an export is imported into an empty one.`);
}

/** Reads the whole file: layout, columns, and whether values fit their columns. */
async function checkExport(
  client: Client,
  path: string,
  tables: readonly ExportedColumns[],
): Promise<ExportHeader> {
  const { rows } = await client.query<{ name: string }>(findLatestMigrationSql);
  const columnsOf = new Map(tables.map(({ table, columns }) => [table, new Set(columns)]));
  let header: ExportHeader | undefined;
  for await (const part of inBatches(path)) {
    if (part.kind === 'header') {
      header = part;
      if (part.schema !== rows[0]?.name)
        throw new Error(`The export is of a shop at ${part.schema}, and this one is at ${rows[0]?.name}.`);
    } else if (part.kind === 'file') typeOfKey(part.key);
    else {
      for (const { table, row, lineNumber } of part.rows) checkColumns(columnsOf.get(table), row, lineNumber);
      await client
        .query(`SELECT count(*) FROM ${rowsOfSql(part)}`, [part.json])
        .catch(throwImportError(part));
    }
  }
  if (!header) throw new ExportError(1, 'the file is empty');
  return header;
}

function checkColumns(knownColumns: ReadonlySet<string> | undefined, row: object, lineNumber: number): void {
  if (!knownColumns) throw new ExportError(lineNumber, 'there is no such table in an export');
  const unknown = Object.keys(row).find((column) => !knownColumns.has(column));
  if (unknown) throw new ExportError(lineNumber, `${unknown} is never part of an export`);
  const missing = [...knownColumns].find((column) => !Object.hasOwn(row, column));
  if (missing) throw new ExportError(lineNumber, `${missing} is missing`);
}

/** Files without a row do no harm. */
async function importFiles(storage: ImportOptions['storage'], path: string): Promise<number> {
  let files = 0;
  for await (const event of readExport(path)) {
    if (event.kind !== 'file') continue;
    await storage.put(event.key, event.content);
    files += 1;
  }
  return files;
}

interface ImportContext {
  tables: readonly ExportedColumns[];
  header: ExportHeader;
}

async function importRows(client: Client, path: string, { tables, header }: ImportContext): Promise<number> {
  const insertInto = new Map(tables.map((table) => [table.table, insertOfSql(table)]));
  let rows = 0;
  let current = '';
  for await (const part of inBatches(path)) {
    if (part.kind !== 'rows') continue;
    // Deletes rows that migrations have inserted.
    if (part.table !== current) await client.query(`DELETE FROM "${part.table}"`);
    current = part.table;
    const insertSql = `${insertInto.get(part.table)} FROM ${rowsOfSql(part)} AS r, (SELECT $2::timestamptz AS exported) AS moment`;
    await client.query(insertSql, [part.json, header.exportedAt]).catch(throwImportError(part));
    rows += part.rows.length;
  }
  for (const [name, last] of Object.entries(header.sequences))
    await client.query(`SELECT setval(format('public.%I', $1::text), $2::bigint)`, [name, last]);
  return rows;
}

function insertOfSql({ table, columns }: ExportedColumns): string {
  const generatedColumns = Object.entries(freshValues[table] ?? {});
  const names = [...columns, ...generatedColumns.map(([column]) => column)].map((column) => `"${column}"`);
  const values = [...columns.map((column) => `r."${column}"`), ...generatedColumns.map(([, value]) => value)];
  return `INSERT INTO "${table}" (${names.join(', ')}) OVERRIDING SYSTEM VALUE SELECT ${values.join(', ')}`;
}

type RowEvent = Extract<ExportEvent, { kind: 'row' }>;

interface Batch {
  kind: 'rows';
  table: string;
  rows: RowEvent[];
  json: string;
}

const rowsOfSql = ({ table }: Batch) => `json_populate_recordset(NULL::public."${table}", $1::json)`;

/** PostgreSQL does not say which row of the batch is wrong. */
const throwImportError =
  ({ table, rows }: Batch) =>
  (error: Error) => {
    throw new ExportError(
      rows[0]?.lineNumber ?? 0,
      `in this row of ${table} or one of the next ${rows.length}, ${error.message}`,
    );
  };

const maxRows = 500;

/** Groups rows of one table into batches for the database. */
async function* inBatches(path: string): AsyncGenerator<Exclude<ExportEvent, RowEvent> | Batch> {
  let rows: RowEvent[] = [];
  function* flush(): Generator<Batch> {
    const [first] = rows;
    if (first)
      yield { kind: 'rows', table: first.table, rows, json: `[${rows.map(({ text }) => text).join(',')}]` };
    rows = [];
  }
  for await (const event of readExport(path)) {
    const isNext = event.kind === 'row' && event.table === rows[0]?.table && rows.length < maxRows;
    if (!isNext) yield* flush();
    if (event.kind === 'row') rows.push(event);
    else yield event;
  }
  yield* flush();
}
