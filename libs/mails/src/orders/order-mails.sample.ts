import type { MailOrder, OrderMailData, OrderReviewMailData } from '../mail-data';
import { longName } from '../samples/long-words';

const aTop: MailOrder = {
  reference: 'VT-26-00412',
  color: 'Carrara White',
  length: 1194,
  width: 350,
  quantity: 1,
};
const ofAJob = [aTop, { ...aTop, reference: 'VT-26-00413', length: 900, quantity: 24 }];
const anOrder = (details: Partial<OrderMailData> = {}): OrderMailData => ({
  customerName: 'Eleanor Marsh',
  orders: [aTop],
  isDelivery: true,
  appointment: null,
  orderUrl: 'https://shop.example.co.uk/order/9T1aZ7kLp4RsW8Qq3vX2mB9T1aZ7kLp4RsW8Qq3vX2m',
  ...details,
});
const aReview: OrderReviewMailData = {
  ...anOrder(),
  reviewPage: { name: 'Google', url: 'https://shop.example.co.uk/reviews' },
};
const appointment = {
  startsAt: new Date('2026-12-01T09:00:00Z'),
  endsAt: new Date('2026-12-01T12:00:00Z'),
};

export const orderMailSamples = {
  'order-measured': [
    { name: 'a top', data: anOrder() },
    {
      name: 'to nobody by name, with long words',
      data: anOrder({
        customerName: null,
        orders: [{ ...aTop, color: 'Statuario Venato Extra, book-matched and honed', length: 3000 }],
      }),
    },
    { name: 'tops of a job', data: anOrder({ orders: ofAJob }) },
  ],
  'order-in-production': [
    { name: 'a top', data: anOrder({ customerName: longName }) },
    { name: 'tops of a job', data: anOrder({ orders: ofAJob }) },
  ],
  'order-ready': [
    { name: 'to be delivered on a day', data: anOrder({ appointment }) },
    { name: 'to be fetched, no day yet', data: anOrder({ isDelivery: false }) },
    { name: 'tops of a job', data: anOrder({ orders: ofAJob, appointment }) },
  ],
  'order-handed-over': [
    { name: 'delivered', data: anOrder() },
    { name: 'collected', data: anOrder({ isDelivery: false }) },
    { name: 'tops of a job', data: anOrder({ orders: ofAJob }) },
  ],
  'order-review': [
    { name: 'on the page of the owner', data: aReview },
    { name: 'tops of a job', data: { ...aReview, orders: ofAJob } },
  ],
};
