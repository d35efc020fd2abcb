import type { OrderStage, OrderState } from '@app/contracts';
import { orderStateOf } from './order-state-of';

it.each<[(OrderStage | null)[], boolean, OrderState]>([
  [['to-measure'], false, 'to-measure'],
  [['to-measure'], true, 'awaiting-deposit'],
  [['measured'], true, 'awaiting-deposit'],
  [['in-production'], true, 'in-production'],
  [['ready', 'to-measure', 'delivered'], false, 'to-measure'],
  [['delivered', 'collected'], false, 'delivered'],
  [['delivered', null], false, 'delivered'],
  [['collected'], true, 'collected'],
  [[null, null], false, 'cancelled'],
  [[null], true, 'cancelled'],
])('an order with tops at %j and awaited deposit %s has the state %s', (stages, awaitsDeposit, state) => {
  expect(orderStateOf({ stages, awaitsDeposit })).toBe(state);
});
