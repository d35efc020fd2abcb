import { catalogueItemControllers } from './catalogue/catalogue-item-controllers';
import { Module } from '@nestjs/common';
import { StaffAppointmentsModule } from '../appointments';
import { AttachmentsModule } from '../attachments';
import { CatalogueModule } from '../catalogue';
import { CompanyModule } from '../company';
import { DataModule } from '../data';
import { ImagesModule } from '../images';
import { InquiriesModule } from '../inquiries';
import { JobsModule } from '../jobs';
import { MailSender, SmtpMailSender } from '../mail';
import { CatalogueMigrationModule } from '../migration';
import { OrderChangesModule } from '../order-changes';
import { OrdersModule } from '../orders';
import { PaymentsCoreModule, PaymentsModule, StaffPaymentsModule } from '../payments';
import { PostcodesModule } from '../postcodes';
import { ProductionModule } from '../production';
import { PrivacyModule } from '../privacy';
import { QuoteActionsModule, QuotePdfsModule, QuotesModule } from '../quotes';
import { StaffModule } from '../staff';
import { TradeModule } from '../trade';
import { AccountController, OwnPasswordController } from './account/account.controller';
import { AdminNotFoundController } from './admin-not-found.controller';
import { AppointmentsController } from './appointments/appointments.controller';
import {
  AdminAttachmentsController,
  FinishedTopPhotosController,
} from './attachments/admin-attachments.controller';
import { AdminAuditController } from './audit/admin-audit.controller';
import { OrderCancellationController } from './cancelling/order-cancellation.controller';
import { CatalogueWarningsController } from './catalogue/catalogue-warnings.controller';
import { BasinTemplatesController } from './basin-templates/basin-templates.controller';
import { ColorImagesController } from './color-images/color-images.controller';
import { ChargebacksController } from './chargebacks/chargebacks.controller';
import { MakeEvidence } from './chargebacks/make-evidence';
import { BoardController } from './board/board.controller';
import { WorkshopController } from './board/workshop.controller';
import { AdminCompanyController } from './company/company.controller';
import { AdminCountsController } from './counts/admin-counts.controller';
import { SearchController } from './search/search.controller';
import { AdminDepositsController } from './deposits/deposits.controller';
import {
  AdminInquiriesController,
  ContactInquiriesController,
  TradeInquiriesController,
} from './inquiries/inquiry-controllers';
import { BookkeepingFiles } from './invoices/bookkeeping-files';
import { InvoicesController } from './invoices/invoices.controller';
import { MakingController } from './making/making.controller';
import { AdminMailsController } from './mails/admin-mails.controller';
import { AdminMeasurementsController } from './measurements/admin-measurements.controller';
import { CatalogueMigrationController } from './migration/catalogue-migration.controller';
import { BankStatementsController } from './money/bank-statements.controller';
import { WeeklyMoneyReportController } from './money/weekly-money-report.controller';
import { MonthEndController } from './month-end/month-end.controller';
import { AdminOrdersController } from './orders/admin-orders.controller';
import { PeopleController } from './people/people.controller';
import { PriceChangesController } from './price-changes/price-changes.controller';
import { AdminQuoteDetailController } from './quotes/quote-detail.controller';
import { QuotePaymentsController } from './quotes/quote-payments.controller';
import { AdminQuotesController } from './quotes/admin-quotes.controller';
import { ExportQuotes } from './quotes/export/export-quotes';
import { QuoteExportsController } from './quotes/export/quote-exports.controller';
import { ReadQuoteDetail } from './quotes/read-quote-detail';
import { SystemController } from './system/system.controller';
import { SystemReport } from './system/system-report';
import { AdminTasksController } from './tasks/admin-tasks.controller';
import { TopsController } from './tops/tops.controller';
import { TradeCustomersController } from './trade/trade-customers.controller';
import { VisitsController } from './visits/visits.controller';
import { UsersController } from './users/users.controller';

/**
 * Routes below `/api/admin` and others for staff only. `AdminNotFoundController` must stay last: it matches every path.
 */
@Module({
  imports: [
    StaffModule,
    AttachmentsModule,
    CatalogueModule,
    ImagesModule,
    InquiriesModule,
    JobsModule,
    OrderChangesModule,
    OrdersModule,
    TradeModule,
    PaymentsCoreModule,
    PaymentsModule,
    PrivacyModule,
    ProductionModule,
    PostcodesModule,
    QuoteActionsModule,
    QuotePdfsModule,
    QuotesModule,
    StaffAppointmentsModule,
    StaffPaymentsModule,
    CompanyModule,
    DataModule,
    CatalogueMigrationModule,
  ],
  controllers: [
    AdminCompanyController,
    MakingController,
    AdminCountsController,
    SearchController,
    AccountController,
    OwnPasswordController,
    AdminAuditController,
    UsersController,
    ColorImagesController,
    AdminAttachmentsController,
    FinishedTopPhotosController,
    OrderCancellationController,
    TradeCustomersController,
    ...catalogueItemControllers,
    BasinTemplatesController,
    CatalogueWarningsController,
    PriceChangesController,
    AdminInquiriesController,
    ContactInquiriesController,
    TradeInquiriesController,
    AdminQuotesController,
    QuoteExportsController,
    AdminQuoteDetailController,
    BoardController,
    WorkshopController,
    QuotePaymentsController,
    AdminOrdersController,
    AppointmentsController,
    VisitsController,
    TopsController,
    PeopleController,
    AdminDepositsController,
    AdminMeasurementsController,
    AdminTasksController,
    AdminMailsController,
    WeeklyMoneyReportController,
    BankStatementsController,
    InvoicesController,
    MonthEndController,
    ChargebacksController,
    CatalogueMigrationController,
    SystemController,
    AdminNotFoundController,
  ],
  providers: [
    BookkeepingFiles,
    MakeEvidence,
    ExportQuotes,
    { provide: MailSender, useClass: SmtpMailSender },
    ReadQuoteDetail,
    SystemReport,
  ],
})
export class AdminModule {}
