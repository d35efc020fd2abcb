import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/index';
import { AccountController } from './account/account.controller';
import { AdminController } from './admin.controller';
import { AdminAuditController } from './audit/admin-audit.controller';
import { AdminInquiriesModule } from './inquiries/admin-inquiries.module';
import { AdminQuotesModule } from './quotes/admin-quotes.module';
import { AdminCatalogueModule } from './catalogue/admin-catalogue.module';
import { AdminCountsController } from './counts/admin-counts.controller';
import { AdminPriceChangesModule } from './price-changes/admin-price-changes.module';
import { UsersController } from './users/users.controller';

@Module({
  imports: [
    AuthModule,
    AdminInquiriesModule,
    AdminQuotesModule,
    AdminCatalogueModule,
    AdminPriceChangesModule,
  ],
  controllers: [
    AccountController,
    UsersController,
    AdminCountsController,
    AdminAuditController,
    AdminController,
  ],
})
export class AdminModule {}
