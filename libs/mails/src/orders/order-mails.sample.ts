import type {
  MailTop,
  OrderAccount,
  OrderCancelledMailData,
  OrderMailData,
  OrderReviewMailData,
} from './order-mail-data';
import { longName } from '../samples/long-words';
import type { SamplesByKind } from '../samples/mail-sample';

const aTop: MailTop = {
  reference: 'VT-26-00412',
  color: 'Carrara White',
  length: 1194,
  width: 350,
  quantity: 1,
};
const twoTops = [aTop, { ...aTop, reference: 'VT-26-00413', length: 900, quantity: 24 }];
const anOrder = (details: Partial<OrderMailData> = {}): OrderMailData => ({
  customerName: 'Eleanor Marsh',
  reference: 'OR-26-00031',
  tops: [aTop],
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

const paid: OrderAccount = {
  price: '477.00',
  received: '477.00',
  balance: '0.00',
  credit: '0.00',
  dueBefore: null,
  bank: { name: 'Sample Account', sortCode: '00-00-00', number: '00000000' },
};
const owed: OrderAccount = {
  ...paid,
  received: '47.70',
  balance: '429.30',
  dueBefore: new Date('2026-12-11T00:00:00Z'),
};

const cancelled = (details: Partial<OrderCancelledMailData> = {}): OrderCancelledMailData => ({
  customerName: 'Eleanor Marsh',
  reference: 'OR-26-00031',
  tops: [{ ...aTop, length: 1200 }],
  isAll: true,
  received: '47.70',
  refunded: '47.70',
  byHand: '0.00',
  method: null,
  isByCustomer: true,
  ...details,
});

export const orderSamples = {
  'order-measured': [
    { name: 'a top', data: { ...anOrder(), isToAgree: true, isReminder: false } },
    {
      name: 'to nobody by name, with long words',
      data: {
        ...anOrder({
          customerName: null,
          tops: [{ ...aTop, color: 'Statuario Venato Extra, book-matched and honed', length: 3000 }],
        }),
        isToAgree: false,
        isReminder: false,
      },
    },
    { name: 'two tops', data: { ...anOrder({ tops: twoTops }), isToAgree: true, isReminder: false } },
    {
      name: 'two tops, signed',
      data: { ...anOrder({ tops: twoTops }), isToAgree: false, isReminder: false },
    },
  ],
  'order-drawing': [
    { name: 'agreed', data: { ...anOrder(), isToAgree: false, isReminder: false } },
    {
      name: 'to agree to',
      data: { ...anOrder({ customerName: longName }), isToAgree: true, isReminder: false },
    },
    { name: 'to agree to, again', data: { ...anOrder(), isToAgree: true, isReminder: true } },
  ],
  'order-in-production': [
    { name: 'a top', data: anOrder({ customerName: longName }) },
    { name: 'two tops', data: anOrder({ tops: twoTops }) },
  ],
  'order-ready': [
    { name: 'to be delivered on a day', data: anOrder({ appointment }) },
    { name: 'to be fetched, no day yet', data: anOrder({ isDelivery: false }) },
    { name: 'two tops', data: anOrder({ tops: twoTops, appointment }) },
  ],
  'order-handed-over': [
    { name: 'delivered, all paid', data: { ...anOrder(), account: paid } },
    { name: 'collected, some is still to pay', data: { ...anOrder({ isDelivery: false }), account: owed } },
    {
      name: 'to nobody by name, too much was paid',
      data: { ...anOrder({ customerName: null }), account: { ...paid, received: '482.00', credit: '5.00' } },
    },
    { name: 'two tops of more', data: { ...anOrder({ tops: twoTops }), account: null } },
  ],
  'order-review': [
    { name: 'on the page of the owner', data: aReview },
    { name: 'two tops', data: { ...aReview, tops: twoTops } },
  ],
  'order-cancelled': [
    { name: 'all goes back to the card', data: cancelled() },
    {
      name: 'in two ways, less a cost',
      data: cancelled({
        customerName: longName,
        received: '477.00',
        refunded: '447.00',
        byHand: '399.30',
        method: 'bank-transfer',
        isByCustomer: false,
      }),
    },
    { name: 'nothing goes back', data: cancelled({ refunded: '0.00', isByCustomer: false }) },
    {
      name: 'nothing was paid',
      data: cancelled({ received: '0.00', refunded: '0.00', customerName: null }),
    },
    {
      name: 'all tops of an order',
      data: cancelled({ tops: twoTops, received: '954.00', refunded: '954.00' }),
    },
    {
      name: 'some tops of an order',
      data: cancelled({
        tops: twoTops,
        isAll: false,
        received: '95.40',
        refunded: '45.40',
        isByCustomer: false,
      }),
    },
    {
      name: 'one top of an order, nothing was paid',
      data: cancelled({ isAll: false, received: '0.00', refunded: '0.00' }),
    },
  ],
} satisfies Partial<SamplesByKind>;
