export type { CutInput } from './measurements/check-places';
export { RecordMeasurements, type SavedMeasurements } from './measurements/record-measurements';
export { OrderItem } from './order-item.entity';
export { Order } from './order.entity';
export { OrdersModule } from './orders.module';
export {
  cancellationOf,
  findOrderOf,
  type HeldOrder,
  holdOrderOf,
  isPlacedAlready,
  labelOfOrder,
  moneyOrderIdOf,
  moneyOrderOf,
  orderOfTop,
  ordersOfQuote,
  quotesOfOrder,
  stagesOfOrder,
} from './read-order';
export { addItems, addOrder, placeOrder, placeOrderAgain, takeBackOrder } from './write-order';
export { AnswerRevision } from './revisions/answer-revision';
export { withdrawProposal } from './revisions/propose-revision';
export { MoveOrder } from './stages/move-order';
export { refreshStages, refreshStagesOf } from './stages/refresh-stages';
export { SetStatus, setStatusOfOrders } from './stages/set-status';
export { syncCallTasks } from './stages/sync-call-tasks';
