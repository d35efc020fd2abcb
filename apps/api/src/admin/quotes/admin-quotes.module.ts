import { Module } from '@nestjs/common';
import { InquiriesModule } from '../../inquiries';
import { Clock } from '../../platform/clock/clock';
import { QuoteActionsModule, QuotePdfsModule, QuotesModule } from '../../quotes';
import { AdminQuotesController } from './admin-quotes.controller';
import { ExportOrders } from './export/export-orders';
import { OrderExportsController } from './export/order-exports.controller';
import { MakeStaffQuote } from './make-staff-quote';
import { QuoteActionsController } from './quote-actions.controller';
import { QuoteDetailController } from './quote-detail.controller';
import { ReadQuoteDetail } from './read-quote-detail';

@Module({
  imports: [InquiriesModule, QuotesModule, QuotePdfsModule, QuoteActionsModule],
  controllers: [AdminQuotesController, OrderExportsController, QuoteDetailController, QuoteActionsController],
  providers: [MakeStaffQuote, ExportOrders, ReadQuoteDetail, Clock],
})
export class AdminQuotesModule {}
