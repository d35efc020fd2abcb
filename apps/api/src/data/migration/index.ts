export { MigrationModule } from './migration.module';
export { MigrationRunRecord } from './migration-run.entity';
export { CatalogueMigration } from './catalogue-migration';
