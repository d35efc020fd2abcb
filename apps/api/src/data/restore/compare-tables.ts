import { isDeepStrictEqual } from 'node:util';
import type { AuditSubject, RestoreTable } from '@app/contracts';
import type { Transaction } from '../../database/statements';
import { exportedTables, type ExportedTable } from '../export/exported-tables';
import { siteWords } from '../export/write-export';
import { rowColumn, stageOf } from './stage-tables';

/** By which column people know a row; of other tables no examples are given. */
const names: Readonly<Record<string, string>> = {
  staff_user: 'email',
  material: 'name',
  color: 'name',
  sink_type: 'name',
  thickness: 'display_name',
  cutout: 'name',
  price_change: 'title',
  quote: 'reference',
  deposit_quote: 'reference',
  contact_inquiry: 'email',
  trade_inquiry: 'company_name',
  attachment: 'name',
};
const mostExamples = 5;

type Counts = Omit<RestoreTable, 'table'>;

/** Each table of the file beside what is here, row by row. */
export async function compareTables(tx: Transaction): Promise<RestoreTable[]> {
  const compared: RestoreTable[] = [];
  for (const [table, manifest] of Object.entries(exportedTables)) {
    const [counts] = await tx.query<Counts[]>(comparison(table, manifest));
    if (counts) compared.push({ table, ...counts });
  }
  return compared;
}

function comparison(table: string, { columns, key }: ExportedTable): string {
  const all = (alias: string) =>
    Object.keys(columns)
      .map((column) => `${alias}."${column}"`)
      .join(', ');
  const name = names[table];
  const example = name ? `coalesce(staged."${name}", here."${name}")` : 'NULL';
  return `
    WITH compared AS (
      SELECT coalesce(staged.${rowColumn}, 2147483647) AS place, ${example} AS example,
        CASE WHEN here.${key[0] ?? ''} IS NULL THEN 'create' WHEN staged.${rowColumn} IS NULL THEN 'remove'
          WHEN ROW(${all('staged')}) IS DISTINCT FROM ROW(${all('here')}) THEN 'update' ELSE 'same' END AS verdict
      FROM ${stageOf(table)} AS staged FULL JOIN public."${table}" AS here USING (${key.join(', ')}))
    SELECT count(*) FILTER (WHERE verdict <> 'remove')::integer AS "inFile",
      count(*) FILTER (WHERE verdict <> 'create')::integer AS here,
      count(*) FILTER (WHERE verdict = 'create')::integer AS "create",
      count(*) FILTER (WHERE verdict = 'update')::integer AS "update",
      count(*) FILTER (WHERE verdict = 'remove')::integer AS remove,
      count(*) FILTER (WHERE verdict = 'same')::integer AS same,
      ARRAY(SELECT example FROM compared WHERE verdict IN ('update', 'remove') AND example IS NOT NULL
        ORDER BY place, example LIMIT ${mostExamples}) AS examples
    FROM compared`;
}

const accounts: readonly AuditSubject[] = ['user', 'account'];

/** Which rows of a table are what people have saved; of any other table all are. */
const work: Readonly<Record<string, string>> = {
  // The product's own seed writes these: they are somebody's work only once they were edited.
  ...Object.fromEntries(
    ['material', 'color', 'sink_type', 'thickness', 'cutout'].map((table) => [
      table,
      'updated_at IS NOT NULL',
    ]),
  ),
  // Whoever restores has an account; neither it nor what the log says of accounts is work.
  staff_user: 'false',
  audit_entry: `subject_kind NOT IN (${accounts.map((kind) => `'${kind}'`).join(', ')})`,
};

const look = Object.keys(exportedTables)
  .map((table) => `EXISTS (SELECT FROM "${table}" WHERE ${work[table] ?? 'true'})`)
  .join(' OR ');

/** Whether nothing that people have saved is here: then nothing is lost, whatever is restored. */
export async function isEmpty(tx: Transaction): Promise<boolean> {
  const [row] = await tx.query<{ isFilled: boolean }[]>(`SELECT ${look} AS "isFilled"`);
  return row?.isFilled === false;
}

/** Parts of the site's content that an export tells otherwise than this installation does. */
export function contentDifferences(content: object): string[] {
  const here = JSON.parse(JSON.stringify(siteWords)) as Record<string, unknown>;
  const there = content as Record<string, unknown>;
  return [...new Set([...Object.keys(here), ...Object.keys(there)])].filter(
    (part) => !isDeepStrictEqual(here[part], there[part]),
  );
}
