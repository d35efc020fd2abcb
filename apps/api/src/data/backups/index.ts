export { BackupsWorkerModule } from './backups-worker.module';
export { backupPart, readBackupFigures, type BackupFigures } from './backup-part';
export { BackupRun } from './backup-run.entity';
export { runBackupCommand } from './backup-command';
export { readBackupOptions, UsageError, type BackupOptions } from './backup-command';
