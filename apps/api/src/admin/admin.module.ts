import { Module } from '@nestjs/common';
import { AdminController } from './admin.controller';
import { AdminCatalogueModule } from './catalogue/admin-catalogue.module';
import { AdminCountsController } from './counts/admin-counts.controller';
import { AdminPriceChangesModule } from './price-changes/admin-price-changes.module';

@Module({
  imports: [AdminCatalogueModule, AdminPriceChangesModule],
  controllers: [AdminCountsController, AdminController],
})
export class AdminModule {}
