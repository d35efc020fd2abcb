import type { OrderStage } from '@app/contracts';
import type { MailKind } from '../../mail';

/** What its customer is written once an order has reached a stage; that it was ordered, the deposit's mail says. */
export const stageMailKinds = {
  measured: 'order-measured',
  'in-production': 'order-in-production',
  ready: 'order-ready',
  delivered: 'order-handed-over',
  collected: 'order-handed-over',
} as const satisfies Record<Exclude<OrderStage, 'to-measure'>, MailKind>;

export type ToldStage = keyof typeof stageMailKinds;
