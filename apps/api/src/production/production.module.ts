import { Module } from '@nestjs/common';
import { AttachmentsModule } from '../attachments';
import { InquiriesModule } from '../inquiries';
import { OrderChangesModule } from '../order-changes';
import { OrdersModule } from '../orders';
import { QuotesModule } from '../quotes';
import { HandOver } from './visits/hand-over';
import { RecordVisitEntry } from './visits/record-visit-entry';
import { WorkshopTops } from './workshop/workshop-tops';

@Module({
  imports: [AttachmentsModule, InquiriesModule, OrderChangesModule, OrdersModule, QuotesModule],
  providers: [HandOver, RecordVisitEntry, WorkshopTops],
  exports: [HandOver, RecordVisitEntry, WorkshopTops],
})
export class ProductionModule {}
