import type { OrderStage } from '@app/contracts';

export const stageNames: Record<OrderStage, string> = {
  'to-measure': 'Ordered',
  measured: 'Measured',
  'in-production': 'In production',
  ready: 'Ready',
  delivered: 'Delivered',
  collected: 'Collected',
};
