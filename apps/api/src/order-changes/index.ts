export { CancelOrder } from './cancelling/cancel-order';
export { OrderCancellation } from './cancelling/order-cancellation.entity';
export { SetCancellingRules } from './cancelling/set-cancelling-rules';
export { OrderChangesModule, OrderChangesWorkerModule } from './order-changes.module';
