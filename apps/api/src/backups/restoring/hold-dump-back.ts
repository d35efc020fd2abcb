import { holdAllBack } from '../../restore/index';
import type { BackupManifest } from '../folder/backup-manifest';

/**
 * What a dump is followed by in its own transaction: as after an export, what was on its way when it was taken waits until
 * staff allow it (D35). So nobody is asked or written to, whenever the restore ends. A dump without such tables has
 * nothing on its way.
 */
export const holdDumpBack = ({ database, takenAt }: BackupManifest): string => `
  DO $hold$ BEGIN
    PERFORM set_config('search_path', 'public', true);
    IF to_regclass('data_restore') IS NOT NULL THEN
      ${holdAllBack};
      UPDATE data_restore SET released_at = greatest(restored_at, now()) WHERE released_at IS NULL;
      INSERT INTO data_restore (digest, exported_at, restored_at)
      VALUES ('${database.sha256}', '${new Date(takenAt).toISOString()}', now());
    END IF;
  END $hold$;`;
