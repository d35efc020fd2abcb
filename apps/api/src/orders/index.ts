export { CancellingRulesBefore, CancellingRulesRecord } from './cancelling-rules/cancelling-rules.entity';
export { readCancellingRules, readRulesOfOrder } from './cancelling-rules/read-cancelling-rules';
export { AgreeToDrawing, canAgree } from './drawings/agree-to-drawing';
export type { MeasurementsInput } from './measurements/check-layout';
export { RecordMeasurements, type SavedMeasurements } from './measurements/record-measurements';
export { OrderItem } from './order-item.entity';
export { Order } from './order.entity';
export { OrdersModule, OrdersWorkerModule } from './orders.module';
export {
  cancellationOfSql,
  type LockedOrder,
  lockOrderOf,
  isAnyTopOrdered,
  orderLabelOfSql,
  findLastPlacedOrder,
  lastPlacedOrderOfSql,
  orderOfTopSql,
  ordersOfQuoteSql,
  quotesOfOrder,
  stagesOfOrder,
} from './read-order';
export { addItems, addOrder, placeOrder, restorePlacedOrder, undoPlacedOrder } from './write-order';
export { AnswerRevision } from './revisions/answer-revision';
export { AnswerRevisionDto } from './revisions/revision-answers.controller';
export { withdrawProposal } from './revisions/propose-revision';
export { holdsOfSql, readHeldTops } from './stages/top-holds';
export { MoveOrder } from './stages/move-order';
export { leastAdvancedOf } from './stages/order-state-of';
export { refreshStages, refreshStagesOf } from './stages/refresh-stages';
export { SetStatus, setStatusOfOrders } from './stages/set-status';
export { mailHandedOver, mailSizesAgreed, mailStages, stageMailKinds } from './stages/stage-mails';
export { syncPhoneCallTasks } from './stages/sync-call-tasks';
