import type { Transaction } from '../../database/statements';

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
