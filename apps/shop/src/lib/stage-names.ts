import type { OrderStage } from '@app/contracts';

/** How far the work on a top is, in a word or two. */
export const stageNames: Record<OrderStage, string> = {
  'to-measure': 'Ordered',
  measured: 'Measured',
  'in-production': 'In production',
  ready: 'Ready',
  delivered: 'Delivered',
  collected: 'Collected',
};
