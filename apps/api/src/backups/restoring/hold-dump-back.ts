import type { Statements } from '../../database/statements';
import type { Clock } from '../../platform/clock/clock';
import { holdBack, noteRestore } from '../../restore/index';
import type { BackupManifest } from '../folder/backup-manifest';

/** After a dump, as after an export: what was on its way when it was taken waits until staff allow it (D35). */
export function holdDumpBack(
  { statements, clock }: { statements: Statements; clock: Clock },
  { database, takenAt }: BackupManifest,
): Promise<void> {
  return statements.transaction(async (tx) => {
    await holdBack(tx);
    await noteRestore(tx, {
      digest: database.sha256,
      exportedAt: takenAt,
      at: clock.now(),
      actorId: null,
      backup: null,
    });
  });
}
