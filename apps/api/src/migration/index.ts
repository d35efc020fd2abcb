export { CatalogueMigration } from './catalogue-migration';
export { MigrationModule } from './migration.module';
