import { Module } from '@nestjs/common';
import { CatalogueModule } from '../catalogue';
import { CatalogueMigration } from './catalogue-migration';
import { PreviewSource } from './preview-source';

/** Preview's catalogue to Live, by the screen. */
@Module({
  imports: [CatalogueModule],
  providers: [CatalogueMigration, PreviewSource],
  exports: [CatalogueMigration],
})
export class MigrationModule {}
