import type { OrderCancelledMailData } from '../mail-data';
import { longName } from '../samples/long-words';
import type { SamplesOf } from '../samples/mail-sample';

const cancelled = (details: Partial<OrderCancelledMailData> = {}): OrderCancelledMailData => ({
  customerName: 'Eleanor Marsh',
  reference: 'VT-26-00412',
  color: 'Carrara White',
  length: 1200,
  width: 350,
  quantity: 1,
  received: '47.70',
  givenBack: '47.70',
  byHand: '0.00',
  means: null,
  isByCustomer: true,
  ...details,
});

export const orderCancelledMailSamples: SamplesOf<'order-cancelled'> = [
  { name: 'all goes back to the card', data: cancelled() },
  {
    name: 'in two ways, less a cost',
    data: cancelled({
      customerName: longName,
      received: '477.00',
      givenBack: '447.00',
      byHand: '399.30',
      means: 'bank-transfer',
      isByCustomer: false,
    }),
  },
  { name: 'nothing goes back', data: cancelled({ givenBack: '0.00', isByCustomer: false }) },
  { name: 'nothing was paid', data: cancelled({ received: '0.00', givenBack: '0.00', customerName: null }) },
];
