import { Module } from '@nestjs/common';
import { StaffPaymentsModule } from '../payments';
import { CancelOrder } from './cancelling/cancel-order';
import { CancelledMails } from './cancelling/cancelled-mails';
import { OwnCancellingController } from './cancelling/own-cancelling.controller';
import { SetCancellingRules } from './cancelling/set-cancelling-rules';
import { ChangeOrder } from './changing/change-order';
import { OrderMails } from './stages/order-mails';
import { ReviewSweep } from './stages/review-sweep';
import { StageSweep } from './stages/stage-sweep';
import { TakeOrder } from './taking/take-order';

@Module({ providers: [OrderMails, CancelledMails, StageSweep, ReviewSweep] })
export class OrderChangesWorkerModule {}

@Module({
  imports: [StaffPaymentsModule],
  controllers: [OwnCancellingController],
  providers: [CancelOrder, ChangeOrder, SetCancellingRules, TakeOrder],
  exports: [CancelOrder, ChangeOrder, SetCancellingRules, TakeOrder],
})
export class OrderChangesModule {}
