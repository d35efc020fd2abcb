import { isDeepStrictEqual } from 'node:util';
import type { AuditSubject } from '@app/contracts';
import type { Transaction } from '../../../database/statements';
import { exportedTables, siteWords } from '../../export';

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
