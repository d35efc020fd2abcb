export { DataModule, DataWorkerModule } from './data.module';
export { backupPart, readBackupFigures, type BackupFigures } from './backups/backup-part';
export { BackupRun } from './backups/backup-run.entity';
export { RestoreTestRun } from './backups/restore-test-run.entity';
export { ExportData } from './export/export-data';
export { exportSchema } from './export/export-schema';
export { CatalogueMigration } from './migration/catalogue-migration';
export { MigrationRunRecord } from './migration/migration-run.entity';
export {
  readBackupOptions,
  runBackupCommand,
  UsageError,
  type BackupOptions,
} from './restore/backup-command';
export { RestoreData } from './restore/restore-data';
export { RestoreHold, type HeldState } from './restore/restore-hold';
