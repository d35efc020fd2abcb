import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/index';
import { Clock } from '../platform/clock/clock';
import { AccountController } from './account/account.controller';
import { OwnPasswordController } from './account/own-password.controller';
import { AdminFilesModule } from './admin-files.module';
import { AdminController } from './admin.controller';
import { AdminAuditController } from './audit/admin-audit.controller';
import { AdminCatalogueModule } from './catalogue/admin-catalogue.module';
import { AdminCountsController } from './counts/admin-counts.controller';
import { AdminDepositsModule } from './deposits/admin-deposits.module';
import { AdminInquiriesModule } from './inquiries/admin-inquiries.module';
import { AdminMailsModule } from './mails/admin-mails.module';
import { AdminMeasurementsModule } from './measurements/admin-measurements.module';
import { AdminMigrationModule } from './migration/admin-migration.module';
import { AdminMoneyModule } from './money/admin-money.module';
import { AdminPriceChangesModule } from './price-changes/admin-price-changes.module';
import { AdminPeopleModule } from './people/admin-people.module';
import { AdminQuotesModule } from './quotes/admin-quotes.module';
import { AdminSystemModule } from './system/admin-system.module';
import { AdminTasksModule } from './tasks/admin-tasks.module';
import { UsersController } from './users/users.controller';

@Module({
  imports: [
    AdminFilesModule,
    AdminCatalogueModule,
    AdminPriceChangesModule,
    AdminInquiriesModule,
    AdminQuotesModule,
    AdminPeopleModule,
    AdminDepositsModule,
    AdminMeasurementsModule,
    AdminTasksModule,
    AdminMailsModule,
    AdminMoneyModule,
    AdminMigrationModule,
    AdminSystemModule,
    AuthModule,
  ],
  controllers: [
    AdminCountsController,
    AccountController,
    OwnPasswordController,
    AdminAuditController,
    UsersController,
    AdminController,
  ],
  providers: [Clock],
})
export class AdminModule {}
