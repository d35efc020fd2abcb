import type { OrderTermsMailData, PaymentReceivedMailData } from '../mail-data';
import { differentQuotes } from '../quotes/quotes-mail.sample';
import { aDeposit } from '../samples/a-deposit';
import type { SamplesOf } from '../samples/mail-sample';

const payment: PaymentReceivedMailData = {
  customerName: 'Eleanor Marsh',
  reference: 'VT-26-00412',
  amount: '47.70',
  means: 'cash',
  paidAt: new Date('2026-11-23T10:42:00Z'),
  totalAmount: '477.00',
  receivedAmount: '47.70',
  balance: '429.30',
  credit: '0.00',
  order: null,
};
const anOrder = (changes: Partial<OrderTermsMailData> = {}) => ({
  ...aDeposit(changes),
  termsUrl: 'https://shop.example.co.uk/terms',
});

export const paymentReceivedMailSamples: SamplesOf<'payment-received'> = [
  { name: 'a deposit in cash, which makes the order', data: { ...payment, order: anOrder() } },
  {
    name: 'all of a job by bank transfer, which makes its orders',
    data: {
      ...payment,
      reference: 'VT-26-00412 and 2 more',
      amount: '1000.25',
      means: 'bank-transfer',
      totalAmount: '1400.25',
      receivedAmount: '1400.25',
      balance: '0.00',
      order: anOrder({
        quotes: differentQuotes(3),
        deliveryAddress: '12 Brunswick Hill\nReading\nRG1 7YT',
        deliveryAmount: '0.00',
        totalAmount: '1400.25',
        depositAmount: '1400.25',
        remainingAmount: '0.00',
      }),
    },
  },
  {
    name: 'the rest by bank transfer, nobody’s name known',
    data: {
      ...payment,
      customerName: null,
      amount: '429.30',
      means: 'bank-transfer',
      receivedAmount: '477.00',
      balance: '0.00',
    },
  },
  {
    name: 'a part of the balance, online',
    data: { ...payment, amount: '200.00', means: 'card-online', receivedAmount: '247.70', balance: '229.30' },
  },
  {
    name: 'more than the price',
    data: {
      ...payment,
      amount: '477.00',
      means: 'card-counter',
      receivedAmount: '524.70',
      balance: '0.00',
      credit: '47.70',
    },
  },
];
