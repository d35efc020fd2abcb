/** Production stage of an ordered top. */
export const orderStages = [
  'to-measure',
  'measured',
  'in-production',
  'ready',
  'delivered',
  'collected',
] as const;
export type OrderStage = (typeof orderStages)[number];

/** State of an order: deposit awaited, the stage of its least advanced top, or cancelled. */
export const orderStates = ['awaiting-deposit', ...orderStages, 'cancelled'] as const;
export type OrderState = (typeof orderStates)[number];

/**
 * Moves that staff may make: one stage forward or back. There is none between `to-measure` and `measured`: agreeing sizes
 * to cut, or asking about a new price, moves the top.
 */
export const stageMoves: Readonly<Record<OrderStage, readonly OrderStage[]>> = {
  'to-measure': [],
  measured: ['in-production'],
  'in-production': ['measured', 'ready'],
  ready: ['in-production', 'delivered', 'collected'],
  delivered: ['ready', 'collected'],
  collected: ['ready', 'delivered'],
};

/** Stages after the top has left the workshop. */
export const handedOver: readonly OrderStage[] = ['delivered', 'collected'];

/** `PUT /api/admin/quotes/{id}/stage`, and `…/job/stage` for all tops of its job. */
export interface MoveOrderRequest {
  stage: OrderStage;
  /** Stage that was shown; 409 if it has changed. */
  from: OrderStage;
  /** Why work continues although the top is on hold, or although nobody has agreed to its drawing. */
  reason?: string | null;
}

/** Characters of the reason why work on a top continues although it is on hold. */
export const maxHoldReasonLength = 300;

/** Whether the move needs a reason if the top is on hold. */
export const isBlockedByHolds = ({ stage, from }: Pick<MoveOrderRequest, 'stage' | 'from'>): boolean =>
  !handedOver.includes(from) && (stage === 'ready' || handedOver.includes(stage));

/** Whether the move begins or continues work by the drawing, to which the customer should have agreed. */
export const needsSignedDrawing = ({ stage, from }: Pick<MoveOrderRequest, 'stage' | 'from'>): boolean =>
  (from === 'measured' && stage === 'in-production') || (from === 'in-production' && stage === 'ready');

/** Answer of both. */
export interface OrderStageResponse {
  id: string;
  stage: OrderStage;
}
