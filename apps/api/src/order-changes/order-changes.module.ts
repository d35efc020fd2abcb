import { Module } from '@nestjs/common';
import { OrdersModule } from '../orders';
import { StaffPaymentsModule } from '../payments';
import { QuotePdfsModule } from '../quotes';
import { CancelOrder } from './cancelling/cancel-order';
import { CancellationMails } from './cancelling/cancellation-mails';
import { CustomerCancellationController } from './cancelling/customer-cancellation.controller';
import { SetCancellingRules } from './cancelling/set-cancelling-rules';
import { ChangeOrder } from './changing/change-order';
import { MeasureTop } from './measuring/measure-top';
import { OrderMails } from './stage-mails/order-mails';
import { CustomerReviewSweep } from './stage-mails/customer-review-sweep';
import { SendDrawing } from './stage-mails/send-drawing';
import { StageSweep } from './stage-mails/stage-sweep';
import { TakeOrder } from './taking/take-order';

@Module({
  imports: [QuotePdfsModule],
  providers: [OrderMails, CancellationMails, StageSweep, CustomerReviewSweep],
})
export class OrderChangesWorkerModule {}

@Module({
  imports: [OrdersModule, StaffPaymentsModule],
  controllers: [CustomerCancellationController],
  providers: [CancelOrder, ChangeOrder, MeasureTop, SendDrawing, SetCancellingRules, TakeOrder],
  exports: [CancelOrder, ChangeOrder, MeasureTop, SendDrawing, SetCancellingRules, TakeOrder],
})
export class OrderChangesModule {}
