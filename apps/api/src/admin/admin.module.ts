import { Module } from '@nestjs/common';
import { ImagesModule } from '../images';
import { Clock } from '../platform/clock/clock';
import { AuthModule } from '../staff';
import { AccountController } from './account/account.controller';
import { OwnPasswordController } from './account/own-password.controller';
import { AdminNotFoundController } from './admin-not-found.controller';
import { AdminAttachmentsController } from './attachments/admin-attachments.controller';
import { AdminAuditController } from './audit/admin-audit.controller';
import { AdminCatalogueModule } from './catalogue/admin-catalogue.module';
import { ColorImagesController } from './color-images/color-images.controller';
import { AdminCountsController } from './counts/admin-counts.controller';
import { AdminDepositsModule } from './deposits/admin-deposits.module';
import { AdminInquiriesModule } from './inquiries/admin-inquiries.module';
import { AdminMailsModule } from './mails/admin-mails.module';
import { AdminMeasurementsModule } from './measurements/admin-measurements.module';
import { AdminMigrationModule } from './migration/admin-migration.module';
import { AdminMoneyModule } from './money/admin-money.module';
import { AdminPeopleModule } from './people/admin-people.module';
import { AdminPriceChangesModule } from './price-changes/admin-price-changes.module';
import { AdminQuotesModule } from './quotes/admin-quotes.module';
import { AdminSystemModule } from './system/admin-system.module';
import { AdminTasksModule } from './tasks/admin-tasks.module';
import { UsersController } from './users/users.controller';

/** Files, for staff: pictures of colours go up, what visitors sent along comes down. */
@Module({
  imports: [ImagesModule],
  controllers: [ColorImagesController, AdminAttachmentsController],
  providers: [Clock],
})
class AdminFilesModule {}

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
    AdminNotFoundController,
  ],
  providers: [Clock],
})
export class AdminModule {}
