import { Module } from '@nestjs/common';
import { CatalogueCache } from './catalogue-cache';
import { CatalogueReplies } from './catalogue-replies';
import { CatalogueController } from './catalogue.controller';
import { CatalogueEditor } from './editing/catalogue-editor';
import { PriceChanges } from './price-changes/price-changes';
import { PriceList } from './price-list/price-list';

@Module({
  controllers: [CatalogueController],
  providers: [CatalogueCache, CatalogueReplies, CatalogueEditor, PriceChanges, PriceList],
  exports: [CatalogueCache, CatalogueEditor, PriceChanges, PriceList],
})
export class CatalogueModule {}
