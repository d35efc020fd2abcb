import { Module } from '@nestjs/common';
import { StaffPaymentsModule } from '../payments';
import { CancelOrder } from './cancelling/cancel-order';
import { CancellationMails } from './cancelling/cancellation-mails';
import { CustomerCancellationController } from './cancelling/customer-cancellation.controller';
import { SetCancellingRules } from './cancelling/set-cancelling-rules';
import { ChangeOrder } from './changing/change-order';
import { OrderMails } from './stage-mails/order-mails';
import { CustomerReviewSweep } from './stage-mails/customer-review-sweep';
import { StageSweep } from './stage-mails/stage-sweep';
import { TakeOrder } from './taking/take-order';

@Module({ providers: [OrderMails, CancellationMails, StageSweep, CustomerReviewSweep] })
export class OrderChangesWorkerModule {}

@Module({
  imports: [StaffPaymentsModule],
  controllers: [CustomerCancellationController],
  providers: [CancelOrder, ChangeOrder, SetCancellingRules, TakeOrder],
  exports: [CancelOrder, ChangeOrder, SetCancellingRules, TakeOrder],
})
export class OrderChangesModule {}
