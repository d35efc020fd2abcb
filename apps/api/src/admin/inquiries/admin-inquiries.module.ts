import { Module } from '@nestjs/common';
import { InquiriesModule } from '../../inquiries';
import { AdminInquiriesController } from './admin-inquiries.controller';
import { ContactInquiriesController, TradeInquiriesController } from './form-inquiries.controller';
import { ReadInquiries } from './read-inquiries';

@Module({
  imports: [InquiriesModule],
  controllers: [AdminInquiriesController, ContactInquiriesController, TradeInquiriesController],
  providers: [ReadInquiries],
})
export class AdminInquiriesModule {}
