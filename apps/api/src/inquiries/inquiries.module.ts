import { Module } from '@nestjs/common';
import { CatalogueModule } from '../catalogue';
import { InboundMailsController } from './conversation/inbound-mails.controller';
import { InquiryActions } from './actions/inquiry-actions';
import { TaskActions } from './actions/task-actions';
import { InquiryMails } from './mails/inquiry-mails';
import { InquiriesController } from './save/inquiries.controller';
import { InquiriesService } from './save/inquiries.service';

@Module({ providers: [InquiryMails] })
export class InquiriesWorkerModule {}

@Module({
  imports: [CatalogueModule],
  controllers: [InquiriesController, InboundMailsController],
  providers: [InquiriesService, InquiryActions, TaskActions],
  exports: [InquiryActions, TaskActions],
})
export class InquiriesModule {}
