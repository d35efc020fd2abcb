import type { Transaction } from '../../../database/statements';

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
