import { BackupError } from '../folder/backup-manifest';

/** Puts an export in the place of what is in the database. */
export function importExport(path: string): Promise<void> {
  return Promise.reject(
    new BackupError(`This backup holds an export: bring it back by \`npm run data:import -- ${path}\`.`),
  );
}
