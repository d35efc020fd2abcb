import { Module } from '@nestjs/common';
import { CatalogueModule } from '../../catalogue';
import { Clock } from '../../platform/clock/clock';
import { PriceChangesController } from './price-changes.controller';
import { PriceListController } from './price-list.controller';

@Module({
  imports: [CatalogueModule],
  controllers: [PriceChangesController, PriceListController],
  providers: [Clock],
})
export class AdminPriceChangesModule {}
