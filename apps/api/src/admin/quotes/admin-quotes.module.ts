import { Module } from '@nestjs/common';
import { InquiriesModule } from '../../inquiries/index';
import { QuotesModule } from '../../quotes/index';
import { AdminQuotesController } from './admin-quotes.controller';
import { MakeStaffQuote } from './make-staff-quote';

@Module({
  imports: [InquiriesModule, QuotesModule],
  controllers: [AdminQuotesController],
  providers: [MakeStaffQuote],
})
export class AdminQuotesModule {}
