import { Module } from '@nestjs/common';
import { BasinTemplates } from './basin-templates';
import { BasinsController } from './basins.controller';
import { CatalogueCache } from './catalogue-cache';
import { CatalogueReplies } from './catalogue-replies';
import { CatalogueController } from './catalogue.controller';
import { CatalogueEditor } from './editing/catalogue-editor';
import { SaveMakingRules } from './making/save-making-rules';
import { PriceChanges } from './price-changes/price-changes';
import { PriceList } from './price-list/price-list';

@Module({
  controllers: [CatalogueController, BasinsController],
  providers: [
    BasinTemplates,
    CatalogueCache,
    CatalogueReplies,
    CatalogueEditor,
    PriceChanges,
    PriceList,
    SaveMakingRules,
  ],
  exports: [BasinTemplates, CatalogueCache, CatalogueEditor, PriceChanges, PriceList, SaveMakingRules],
})
export class CatalogueModule {}
