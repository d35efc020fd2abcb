import { Module } from '@nestjs/common';
import { CatalogueModule } from '../../catalogue/index';
import { PriceChangesController } from './price-changes.controller';

@Module({ imports: [CatalogueModule], controllers: [PriceChangesController] })
export class AdminPriceChangesModule {}
