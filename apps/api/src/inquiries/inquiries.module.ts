import { Module } from '@nestjs/common';
import { CatalogueModule } from '../catalogue/index';
import { Clock } from '../platform/clock/clock';
import { AttendInquiry } from './attend-inquiry';
import { FollowInquiry } from './follow-inquiry';
import { InquiriesController } from './inquiries.controller';
import { InquiriesService } from './inquiries.service';

@Module({
  imports: [CatalogueModule],
  controllers: [InquiriesController],
  providers: [InquiriesService, FollowInquiry, AttendInquiry, Clock],
  exports: [AttendInquiry],
})
export class InquiriesModule {}
