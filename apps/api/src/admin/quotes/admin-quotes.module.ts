import { Module } from '@nestjs/common';
import { InquiriesModule } from '../../inquiries/index';
import { AttendQuotesModule, QuotePdfsModule, QuotesModule } from '../../quotes/index';
import { AdminQuotesController } from './admin-quotes.controller';
import { Clock } from '../../platform/clock/clock';
import { ExportOrders } from './export/export-orders';
import { OrderExportsController } from './export/order-exports.controller';
import { MakeStaffQuote } from './make-staff-quote';
import { QuoteActionsController } from './quote-actions.controller';
import { QuoteDetailController } from './quote-detail.controller';
import { ReadQuoteDetail } from './read-quote-detail';

@Module({
  imports: [InquiriesModule, QuotesModule, QuotePdfsModule, AttendQuotesModule],
  controllers: [AdminQuotesController, OrderExportsController, QuoteDetailController, QuoteActionsController],
  providers: [MakeStaffQuote, ExportOrders, ReadQuoteDetail, Clock],
})
export class AdminQuotesModule {}
