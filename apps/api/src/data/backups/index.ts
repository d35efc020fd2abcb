export { BackupsWorkerModule } from './backups-worker.module';
export { backupPart, readBackupFigures, type BackupFigures } from './backup-part';
export { BackupRun } from './backup-run.entity';
export { runBackupCommand } from './command/run-backup-command';
export { readBackupOptions, UsageError, type BackupOptions } from './command/read-backup-options';
