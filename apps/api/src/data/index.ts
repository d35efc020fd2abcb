export { DataModule, DataWorkerModule } from './data.module';
export {
  readBackupOptions,
  runBackupCommand,
  UsageError,
  type BackupOptions,
} from './backups/backup-command';
export {
  backupComponent,
  isBackupMissing,
  readBackupFiguresSql,
  type BackupFigures,
} from './backups/backup-component';
export { ExportData } from './export/export-data';
export { ExportError, readExport, type ExportEvent } from './export/read-export';
export { HoldAfterRestore } from './import/hold-after-restore';
export { importExport } from './import/import-export';
