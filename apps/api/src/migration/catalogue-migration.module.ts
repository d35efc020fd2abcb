import { Module } from '@nestjs/common';
import { CatalogueModule } from '../catalogue';
import { CatalogueMigration } from './catalogue-migration';
import { PreviewSource } from './preview-source';

@Module({
  imports: [CatalogueModule],
  providers: [CatalogueMigration, PreviewSource],
  exports: [CatalogueMigration],
})
export class CatalogueMigrationModule {}
