/** How far the work on a top of an order is, beside its status. */
export const orderStages = [
  'to-measure',
  'measured',
  'in-production',
  'ready',
  'delivered',
  'collected',
] as const;
export type OrderStage = (typeof orderStages)[number];

/** Where an order is, in one word: its deposit is awaited, the stage of its least advanced top, or all of it is cancelled. */
export const orderStates = ['awaiting-deposit', ...orderStages, 'cancelled'] as const;
export type OrderState = (typeof orderStates)[number];

/**
 * Where staff may move an order from each stage: one step on, or one back. None leads from `to-measure` to `measured` or
 * back: there it is moved by its sizes to cut, as these are agreed or a new price of them is asked about.
 */
export const stageMoves: Readonly<Record<OrderStage, readonly OrderStage[]>> = {
  'to-measure': [],
  measured: ['in-production'],
  'in-production': ['measured', 'ready'],
  ready: ['in-production', 'delivered', 'collected'],
  delivered: ['ready', 'collected'],
  collected: ['ready', 'delivered'],
};

/** Stages in which the top has left the workshop. */
export const handedOver: readonly OrderStage[] = ['delivered', 'collected'];

/** `PUT /api/admin/quotes/{id}/stage`, and `…/job/stage` for all orders of its job at once. */
export interface MoveOrderRequest {
  stage: OrderStage;
  /** The stage on the screen; if it has changed, the request is a conflict. */
  from: OrderStage;
}

/** What it answers. */
export interface OrderStageResponse {
  id: string;
  stage: OrderStage;
}
