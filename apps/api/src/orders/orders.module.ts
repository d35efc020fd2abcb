import { Module } from '@nestjs/common';
import { Clock } from '../platform/clock/clock';
import { OrderMails } from './stages/order-mails';
import { ReviewSweep } from './stages/review-sweep';
import { StageSweep } from './stages/stage-sweep';

/** What customers are written about their orders with nobody waiting for it. */
@Module({ providers: [OrderMails, StageSweep, ReviewSweep, Clock] })
export class OrdersWorkerModule {}
