import { Module } from '@nestjs/common';
import { CatalogueModule } from '../catalogue/index';
import { Clock } from '../platform/clock/clock';
import { FollowInquiry } from './follow-inquiry';
import { InquiriesController } from './inquiries.controller';
import { InquiriesService } from './inquiries.service';

@Module({
  imports: [CatalogueModule],
  controllers: [InquiriesController],
  providers: [InquiriesService, FollowInquiry, Clock],
})
export class InquiriesModule {}
