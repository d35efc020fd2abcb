export { RestoreModule, RestoreTestModule } from './restore.module';
export { RestoreData, type RestoreInput } from './restore-data';
export { RestoreHold, type HeldState } from './restore-hold';
export { readBackupOptions, runBackupCommand, UsageError, type BackupOptions } from './backup-command';
