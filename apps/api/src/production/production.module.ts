import { Module } from '@nestjs/common';
import { AttachmentsModule } from '../attachments';
import { OrdersModule } from '../orders';
import { RecordVisitEntry } from './visits/record-visit-entry';

@Module({
  imports: [AttachmentsModule, OrdersModule],
  providers: [RecordVisitEntry],
  exports: [RecordVisitEntry],
})
export class ProductionModule {}
