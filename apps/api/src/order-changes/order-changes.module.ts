import { Module } from '@nestjs/common';
import { CancelOrder } from './cancelling/cancel-order';
import { CancelledMails } from './cancelling/cancelled-mails';
import { OwnCancellingController } from './cancelling/own-cancelling.controller';
import { SetCancellingRules } from './cancelling/set-cancelling-rules';
import { OrderMails } from './stages/order-mails';
import { ReviewSweep } from './stages/review-sweep';
import { StageSweep } from './stages/stage-sweep';

@Module({ providers: [OrderMails, CancelledMails, StageSweep, ReviewSweep] })
export class OrderChangesWorkerModule {}

@Module({
  controllers: [OwnCancellingController],
  providers: [CancelOrder, SetCancellingRules],
  exports: [CancelOrder, SetCancellingRules],
})
export class OrderChangesModule {}
