import { Module } from '@nestjs/common';
import { StaffPaymentsModule } from '../payments';
import { CancelOrder } from './cancelling/cancel-order';
import { CancelledMails } from './cancelling/cancelled-mails';
import { OwnCancellingController } from './cancelling/own-cancelling.controller';
import { SetCancellingRules } from './cancelling/set-cancelling-rules';
import { OrderMails } from './stages/order-mails';
import { ReviewSweep } from './stages/review-sweep';
import { StageSweep } from './stages/stage-sweep';
import { TakeOrder } from './taking/take-order';

@Module({ providers: [OrderMails, CancelledMails, StageSweep, ReviewSweep] })
export class OrderChangesWorkerModule {}

@Module({
  imports: [StaffPaymentsModule],
  controllers: [OwnCancellingController],
  providers: [CancelOrder, SetCancellingRules, TakeOrder],
  exports: [CancelOrder, SetCancellingRules, TakeOrder],
})
export class OrderChangesModule {}
