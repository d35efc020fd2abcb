import { restoreConfirmation } from '@app/contracts';
import type { BackupConfig } from '../../config/read-config';
import type { Statements } from '../../database/statements';
import { Backups } from '../../migration/index';
import type { Clock } from '../../platform/clock/clock';
import type { ObjectStorage } from '../../platform/storage/object-storage';
import { RestoreData } from '../../restore/index';

interface Tools {
  config: Pick<BackupConfig, 'databaseUrl' | 'backupFolder'>;
  statements: Statements;
  storage: ObjectStorage;
  clock: Clock;
}

/** Puts the export of a backup, whose files are in the storage by then, in the place of what is in the database. */
export async function importExport(
  { config, statements, storage, clock }: Tools,
  path: string,
): Promise<void> {
  const data = new RestoreData({
    databaseUrl: config.databaseUrl,
    statements,
    storage,
    backups: new Backups(config, statements, storage, clock),
    clock,
  });
  await data.restore({
    path,
    actor: { userId: null, requestId: null },
    digest: null,
    confirmation: restoreConfirmation,
  });
}
