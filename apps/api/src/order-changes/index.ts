export { MeasureTop } from './measuring/measure-top';
export { ChangeOrder } from './changing/change-order';
export { CancelOrder } from './cancelling/cancel-order';
export { OrderCancellation } from './cancelling/order-cancellation.entity';
export { SetCancellingRules } from './cancelling/set-cancelling-rules';
export { SendDrawing } from './stage-mails/send-drawing';
export { TakeOrder } from './taking/take-order';
export { OrderChangesModule, OrderChangesWorkerModule } from './order-changes.module';
