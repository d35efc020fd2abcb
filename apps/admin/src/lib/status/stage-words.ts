import { handedOver, type OrderStage } from '@app/contracts';
import type { BadgeTone } from '@app/ui';

export const stageWords: Readonly<Record<OrderStage, string>> = {
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

/** In the workshop, or past it. */
export const isBegun = (stage: OrderStage): boolean =>
  stage === 'in-production' || stage === 'ready' || handedOver.includes(stage);
