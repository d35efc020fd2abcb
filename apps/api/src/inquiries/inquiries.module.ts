import { Module } from '@nestjs/common';
import { Clock } from '../platform/clock/clock';
import { InquiriesController } from './inquiries.controller';
import { InquiriesService } from './inquiries.service';

@Module({ controllers: [InquiriesController], providers: [InquiriesService, Clock] })
export class InquiriesModule {}
