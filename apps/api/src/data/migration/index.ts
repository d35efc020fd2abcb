export { MigrationModule } from './migration.module';
export { BackupFolder } from './backup/backup-folder';
export { Backups } from './backup/backups';
export { MigrationRunRecord } from './migration-run.entity';
export { CatalogueMigration } from './catalogue-migration';
