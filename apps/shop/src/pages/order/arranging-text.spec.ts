import type { CustomerOrder } from '@app/contracts';
import { aBalance, anAwaitedDeposit, anOrder } from '../../testing/an-order';
import { arrangingText } from './arranging-text';

const atStage = (stage: CustomerOrder['stage'], further: Partial<CustomerOrder> = {}) =>
  anOrder({ stage, appointment: null, ...further });
const paidAt = (movedAt: Date) =>
  aBalance({ payments: [{ movedAt: movedAt.toISOString(), method: 'card-online', amount: '47.70' }] });
const proposed = { agreed: null, proposalId: 'BBBBBBBBBBBBBBBBBBBBBA', photoIds: [] };
const [top] = anOrder().tops;
const another = (stage: CustomerOrder['stage']) => (top ? [{ ...top, quoteId: 'other', stage }] : []);

it.each<[string, CustomerOrder, RegExp]>([
  [
    'the deposit is awaited',
    atStage('to-measure', { awaitedDeposit: anAwaitedDeposit() }),
    /^Once the deposit has reached us, we ring you within 24 hours/,
  ],
  [
    'just ordered',
    atStage('to-measure', { balance: paidAt(new Date()) }),
    /^We ring you within 24 hours of your deposit/,
  ],
  [
    'ordered some days ago',
    atStage('to-measure', { balance: paidAt(new Date('2026-01-01')) }),
    /^Next we agree the sizes/,
  ],
  ['a new price is not answered', atStage('to-measure', { making: proposed }), /^Once you have answered/],
  ['measured, delivered', atStage('measured'), /^Once it is ready, we agree the day of delivery/],
  [
    'in production, collected',
    atStage('in-production', { isDelivery: false }),
    /^Once it is ready, we email you/,
  ],
  ['ready, delivered', atStage('ready'), /^Next we agree the day of delivery/],
  ['ready, collected', atStage('ready', { isDelivery: false }), /^You can collect it/],
  ['delivered', atStage('delivered'), /^There is nothing left/],
  [
    'delivered, but another top is not measured',
    atStage('delivered', { tops: [...atStage('delivered').tops, ...another('to-measure')] }),
    /^Next we agree the sizes/,
  ],
])('says what is arranged next: %s', (_, order, expected) => {
  expect(arrangingText(order)).toMatch(expected);
});
