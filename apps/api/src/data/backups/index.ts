export { BackupsModule, BackupsWorkerModule } from './backups.module';
export { backupPart, readBackupFigures, type BackupFigures } from './backup-part';
export { BackupRun } from './backup-run.entity';
export { BackupError, type BackupManifest } from './backup-manifest';
export { BackupStore, readBackup, type KeptBackup } from './backup-store';
export { Backups } from './backups';
export { digestFile, pathInBackup } from './copy-files';
export { findProgram, loadDump } from './postgres-programs';
