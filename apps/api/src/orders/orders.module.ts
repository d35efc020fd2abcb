import { Module } from '@nestjs/common';
import { Clock } from '../platform/clock/clock';
import { CancelOrder } from './cancelling/cancel-order';
import { CancelledMails } from './cancelling/cancelled-mails';
import { OwnCancellingController } from './cancelling/own-cancelling.controller';
import { SetCancellingRules } from './cancelling/set-cancelling-rules';
import { OrderMails } from './stages/order-mails';
import { ReviewSweep } from './stages/review-sweep';
import { StageSweep } from './stages/stage-sweep';

/** What customers are written about their orders with nobody waiting for it. */
@Module({ providers: [OrderMails, CancelledMails, StageSweep, ReviewSweep, Clock] })
export class OrdersWorkerModule {}

/** How orders end before they are handed over. */
@Module({
  controllers: [OwnCancellingController],
  providers: [CancelOrder, SetCancellingRules, Clock],
  exports: [CancelOrder, SetCancellingRules],
})
export class OrdersModule {}
