import { Module } from '@nestjs/common';
import { AdminFilesModule } from './admin-files.module';
import { AdminController } from './admin.controller';
import { AdminAuditController } from './audit/admin-audit.controller';
import { AdminInquiriesModule } from './inquiries/admin-inquiries.module';
import { AdminQuotesModule } from './quotes/admin-quotes.module';
import { AdminCatalogueModule } from './catalogue/admin-catalogue.module';
import { AdminCountsController } from './counts/admin-counts.controller';
import { AdminPriceChangesModule } from './price-changes/admin-price-changes.module';

@Module({
  imports: [
    AdminFilesModule,
    AdminInquiriesModule,
    AdminQuotesModule,
    AdminCatalogueModule,
    AdminPriceChangesModule,
  ],
  controllers: [AdminCountsController, AdminAuditController, AdminController],
})
export class AdminModule {}
