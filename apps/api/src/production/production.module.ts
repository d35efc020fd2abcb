import { Module } from '@nestjs/common';
import { AttachmentsModule } from '../attachments';
import { OrderChangesModule } from '../order-changes';
import { OrdersModule } from '../orders';
import { QuotesModule } from '../quotes';
import { RecordVisitEntry } from './visits/record-visit-entry';
import { WorkshopTops } from './workshop/workshop-tops';

@Module({
  imports: [AttachmentsModule, OrderChangesModule, OrdersModule, QuotesModule],
  providers: [RecordVisitEntry, WorkshopTops],
  exports: [RecordVisitEntry, WorkshopTops],
})
export class ProductionModule {}
