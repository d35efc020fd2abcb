import { filesToDelete } from '../../attachments';
import type { Transaction } from '../../database/statements';
import { emptiedTables, exportedTables } from '../export/exported-tables';
import { giveBackBelongings, keepAccounts } from './keep-accounts';
import { keptValues } from './restored-columns';
import { rowColumn, stageOf } from './stage-tables';

const tables = Object.keys(exportedTables);
const emptied = Object.keys(emptiedTables);

/** Readers go on with what they see; writers wait, and then find the restored rows. */
const lockAll = `
  SET LOCAL lock_timeout = '20s';
  LOCK TABLE ${[...tables, ...emptied, 'outbox_message', 'data_restore', 'catalogue_version'].join(', ')} IN EXCLUSIVE MODE`;

/** Nothing but files of attachments that nobody names after the restore either is still to be done. */
const emptyOutbox = `
  DELETE FROM outbox_message WHERE topic <> '${filesToDelete}' OR EXISTS (
    SELECT FROM ${stageOf('attachment')} AS named
    WHERE payload -> 'keys' ?| ARRAY['attachments/' || named.id || '.jpg', 'attachments/' || named.id || '.pdf'])`;

/** The last of what is derived: triggers make the rest while rows are inserted. */
const derive = `
  UPDATE ${stageOf('quote')} AS quote SET payment = 'failed'
  WHERE deposit_state = 'none' AND EXISTS (
    SELECT FROM ${stageOf('deposit_quote')} AS covered WHERE covered.quote_id = quote.id)`;

/** Generated columns cannot be written. */
const readColumns = `
  SELECT relname AS "table", string_agg(quote_ident(attname), ', ' ORDER BY attnum) AS columns
  FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
  WHERE relnamespace = 'public'::regnamespace AND relname = ANY($1) AND attnum > 0 AND NOT attisdropped
    AND attgenerated = ''
  GROUP BY relname`;

/** Those that number rows: they never go back, as their numbers may have been told. */
const readSequences = `
  SELECT relname AS "table", pg_get_serial_sequence(format('public.%I', relname), attname) AS sequence
  FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
  WHERE relnamespace = 'public'::regnamespace AND relname = ANY($1) AND attname = 'id' AND attidentity <> ''`;

/** Invoices go on behind all that were ever issued, here or where the file comes from: somebody has them on paper. */
const goOnInvoicing = `
  INSERT INTO invoice_counter (kind, year, last) SELECT kind, year, max(sequence) FROM invoice GROUP BY kind, year
  ON CONFLICT (kind, year) DO UPDATE SET last = greatest(invoice_counter.last, excluded.last)`;

/** From here on nobody else writes, until the transaction ends. */
export const lockTables = (tx: Transaction): Promise<unknown> => tx.query(lockAll);

/**
 * Puts the rows of the file in the place of those that are here, within one transaction that has locked
 * the tables.
 * @returns the number that whoever restores has afterwards
 */
export async function replaceRows(tx: Transaction, actorId: number | null): Promise<number | null> {
  await tx.query(`SELECT set_config('vanity_tops.restoring', pg_current_xact_id()::text, true)`);
  await keepSecrets(tx);
  const restorer = await keepAccounts(tx, actorId);
  await tx.query(emptyOutbox);
  await tx.query(derive);
  for (const table of emptied) await tx.query(`DELETE FROM ${table}`);
  for (const table of [...tables].reverse()) await tx.query(`DELETE FROM public."${table}"`);
  const columns = await tx.query<{ table: string; columns: string }[]>(readColumns, [tables]);
  const columnsOf = new Map(columns.map((each) => [each.table, each.columns]));
  for (const table of tables)
    await tx.query(`
      INSERT INTO public."${table}" (${columnsOf.get(table) ?? ''}) OVERRIDING SYSTEM VALUE
      SELECT ${columnsOf.get(table) ?? ''} FROM ${stageOf(table)} ORDER BY ${rowColumn}`);
  await giveBackBelongings(tx);
  await goOnNumbering(tx);
  await tx.query(goOnInvoicing);
  return restorer;
}

async function keepSecrets(tx: Transaction): Promise<void> {
  for (const [table, columns] of Object.entries(keptValues)) {
    const [key = ''] = exportedTables[table]?.key ?? [];
    await tx.query(`
      UPDATE ${stageOf(table)} AS staged SET ${columns.map((column) => `"${column}" = here."${column}"`).join(', ')}
      FROM public."${table}" AS here WHERE here."${key}" = staged."${key}"`);
  }
}

async function goOnNumbering(tx: Transaction): Promise<void> {
  const sequences = await tx.query<{ table: string; sequence: string }[]>(readSequences, [tables]);
  for (const { table, sequence } of sequences)
    await tx.query(`
      SELECT setval('${sequence}', last) FROM (SELECT max(id)::bigint AS last FROM public."${table}") AS there
      WHERE last > coalesce(pg_sequence_last_value('${sequence}'), 0)`);
}

interface Restored {
  digest: string;
  exportedAt: string;
  at: Date;
  actorId: number | null;
  backup: string | null;
}

/** Writes down that this database was restored; what an earlier restore held back is gone with its rows. */
export async function noteRestore(
  tx: Transaction,
  { digest, exportedAt, at, actorId, backup }: Restored,
): Promise<void> {
  await tx.query(
    'UPDATE data_restore SET released_at = greatest(restored_at, $1) WHERE released_at IS NULL',
    [at],
  );
  await tx.query(
    `INSERT INTO data_restore (digest, exported_at, restored_at, actor_id, backup) VALUES ($1, $2, $3, $4, $5)`,
    [digest, exportedAt, at, actorId, backup],
  );
}

/**
 * The references of quotes go on behind all that were ever given out, here or where the file comes from: customers have
 * them in letters.
 * @returns the reference that the next quote gets in a year
 */
export async function goOnReferring(tx: Transaction, last: string | null, year: number): Promise<string> {
  await tx.query(
    `SELECT setval('quote_reference_number', last)
     FROM (SELECT greatest($1::bigint, (SELECT max(split_part(reference, '-', 3)::bigint) FROM quote)) AS last) AS told
     WHERE last > coalesce(pg_sequence_last_value('quote_reference_number'), 0)`,
    [last],
  );
  const [row] = await tx.query<{ next: string }[]>(
    `SELECT (coalesce(pg_sequence_last_value('quote_reference_number'), 0) + 1)::text AS next`,
  );
  return `VT-${String(year % 100).padStart(2, '0')}-${(row?.next ?? '1').padStart(5, '0')}`;
}
