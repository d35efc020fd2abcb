import { handedOver, type OrderStage, type OrderState } from '@app/contracts';
import type { BadgeTone } from '@app/ui';

export const stageLabels: Readonly<Record<OrderStage, string>> = {
  'to-measure': 'To measure',
  measured: 'Measured',
  'in-production': 'In production',
  ready: 'Ready',
  delivered: 'Delivered',
  collected: 'Collected',
};

export const stageTones: Readonly<Record<OrderStage, BadgeTone>> = {
  'to-measure': 'action',
  measured: 'action',
  'in-production': 'action',
  ready: 'ok',
  delivered: 'ok',
  collected: 'ok',
};

export const stateLabels: Readonly<Record<OrderState, string>> = {
  'awaiting-deposit': 'Awaiting deposit',
  ...stageLabels,
  cancelled: 'Cancelled',
};

export const stateTones: Readonly<Record<OrderState, BadgeTone>> = {
  'awaiting-deposit': 'warn',
  ...stageTones,
  cancelled: 'bad',
};

/** In the workshop, or past it. */
export const hasStarted = (stage: OrderStage): boolean =>
  stage === 'in-production' || stage === 'ready' || handedOver.includes(stage);
