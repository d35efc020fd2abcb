import type {
  DepositRefundedMailData,
  InvoiceMailData,
  OrderTermsMailData,
  PaymentNotCompletedMailData,
  PaymentReceivedMailData,
} from './deposit-mail-data';
import { differentQuotes } from '../quotes/quote-mails.sample';
import { aDeposit } from '../samples/a-deposit';
import { aMailQuote } from '../samples/a-mail-quote';
import { longMessage, longName } from '../samples/long-words';
import type { SamplesByKind } from '../samples/mail-sample';

const payment: PaymentReceivedMailData = {
  customerName: 'Eleanor Marsh',
  reference: 'OR-26-00031',
  amount: '47.70',
  method: 'cash',
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

const invoice: InvoiceMailData = {
  customerName: 'Eleanor Marsh',
  kind: 'final',
  number: 'F-2026-00012',
  reference: 'OR-26-00031',
  amount: '429.30',
  issuedAt: new Date('2026-12-14T10:00:00Z'),
};

const notCompleted: PaymentNotCompletedMailData = {
  customerName: 'Eleanor Marsh',
  wasDeclined: true,
  references: ['VT-26-00412'],
  depositAmount: '47.70',
  retryUrl: 'https://shop.example.co.uk/payment-result/d8Kq2mB9T1aZ7kLp4RsW8Q',
};

const refund: DepositRefundedMailData = {
  customerName: 'Eleanor Marsh',
  orderReference: 'OR-26-00031',
  references: ['VT-26-00412'],
  amount: '47.70',
  reason: 'This colour can no longer be had',
  wasDeposit: true,
  charges: 1,
  refundedAt: new Date('2026-11-23T10:42:00Z'),
};

export const depositSamples = {
  'deposit-confirmation': [
    { name: 'one top, collected', data: aDeposit() },
    {
      name: 'three tops, delivered',
      data: aDeposit({
        quotes: differentQuotes(3).map((quote) => ({ ...quote, payUrl: null, blocker: 'paid' as const })),
        deliveryAddress: '12 Brunswick Hill\nReading\nRG1 7YT',
      }),
    },
    {
      name: 'with long words',
      data: aDeposit({
        customerName: longName,
        quotes: [aMailQuote({ notes: longMessage(2_000) })],
        deliveryAddress: `${longName}, ${longName}, RG1 7YT`,
        transactionCode: null,
      }),
    },
  ],
  'payment-received': [
    { name: 'a deposit in cash, which makes the order', data: { ...payment, order: anOrder() } },
    {
      name: 'all of three tops by bank transfer, which makes the order',
      data: {
        ...payment,
        amount: '1000.25',
        method: 'bank-transfer',
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
        method: 'bank-transfer',
        receivedAmount: '477.00',
        balance: '0.00',
      },
    },
    {
      name: 'a part of the balance, online',
      data: {
        ...payment,
        amount: '200.00',
        method: 'card-online',
        receivedAmount: '247.70',
        balance: '229.30',
      },
    },
    {
      name: 'more than the price',
      data: {
        ...payment,
        amount: '477.00',
        method: 'card-counter',
        receivedAmount: '524.70',
        balance: '0.00',
        credit: '47.70',
      },
    },
  ],
  invoice: [
    { name: 'the final invoice', data: invoice },
    {
      name: 'a credit note, nobody’s name known',
      data: { ...invoice, customerName: null, kind: 'credit-note', number: 'C-2026-00002', amount: '47.70' },
    },
  ],
  'payment-not-completed': [
    { name: 'the card was declined', data: notCompleted },
    {
      name: 'the time ran out, three tops',
      data: {
        ...notCompleted,
        wasDeclined: false,
        references: ['VT-26-00412', 'VT-26-00413', 'VT-26-00414'],
        depositAmount: '123.45',
      },
    },
  ],
  'deposit-refunded': [
    { name: 'the whole deposit', data: refund },
    {
      name: 'a second charge, three tops',
      data: {
        ...refund,
        orderReference: null,
        references: ['VT-26-00412', 'VT-26-00413', 'VT-26-00414'],
        amount: '123.45',
        reason: 'The card was charged twice for the same deposit. We are sorry about that.',
        wasDeposit: false,
      },
    },
  ],
} satisfies Partial<SamplesByKind>;
