export { CatalogueMigration } from './catalogue-migration';
export { CatalogueMigrationModule } from './catalogue-migration.module';
