import type { Transaction } from '../../database/statements';
import { exportedTables } from '../export/exported-tables';

/** In which row of the file something stood. */
export const rowColumn = 'restored_row';

/** The table of this connection alone in which the rows of a file are looked at, before they are anybody's. */
export const stageOf = (table: string): string => `pg_temp."stage_${table}"`;

interface UniqueIndex {
  table: string;
  definition: string;
}

const readUniqueIndexes = `
  SELECT relname AS "table", pg_get_indexdef(indexrelid) AS definition
  FROM pg_index JOIN pg_class ON pg_class.oid = indrelid
  WHERE relnamespace = 'public'::regnamespace AND indisunique AND relname = ANY($1)`;

/**
 * Makes tables that take what the real ones take: with their defaults, their checks and what may be there once. They are
 * gone with the connection.
 */
export async function makeStage(tx: Transaction): Promise<void> {
  const tables = Object.keys(exportedTables);
  for (const table of tables)
    await tx.query(`
      CREATE TEMPORARY TABLE "stage_${table}" (LIKE public."${table}" INCLUDING DEFAULTS INCLUDING CONSTRAINTS);
      ALTER TABLE ${stageOf(table)} ADD COLUMN ${rowColumn} integer`);
  const indexes = await tx.query<UniqueIndex[]>(readUniqueIndexes, [tables]);
  for (const { table, definition } of indexes)
    await tx.query(definition.replace(/ ON \S+ USING /, ` ON ${stageOf(table)} USING `));
}

/** Tells PostgreSQL how much there is, for its plans. */
export async function analyseStage(tx: Transaction): Promise<void> {
  await tx.query(`ANALYZE ${Object.keys(exportedTables).map(stageOf).join(', ')}`);
}
