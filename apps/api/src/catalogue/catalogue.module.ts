import { Module } from '@nestjs/common';
import { CatalogueCopy } from './catalogue-copy';
import { CatalogueReplies } from './catalogue-replies';
import { CatalogueController } from './catalogue.controller';

@Module({
  controllers: [CatalogueController],
  providers: [CatalogueCopy, CatalogueReplies],
  exports: [CatalogueCopy],
})
export class CatalogueModule {}
