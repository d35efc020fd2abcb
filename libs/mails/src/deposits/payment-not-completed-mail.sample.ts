import type { PaymentNotCompletedMailData } from '../mail-data';
import type { SamplesOf } from '../samples/mail-sample';

const payment: PaymentNotCompletedMailData = {
  customerName: 'Eleanor Marsh',
  wasDeclined: true,
  references: ['VT-26-00412'],
  depositAmount: '47.70',
  retryUrl: 'https://shop.example.co.uk/payment-result/d8Kq2mB9T1aZ7kLp4RsW8Q',
};

export const paymentNotCompletedMailSamples: SamplesOf<'payment-not-completed'> = [
  { name: 'the card was declined', data: payment },
  {
    name: 'the time ran out, three tops',
    data: {
      ...payment,
      wasDeclined: false,
      references: ['VT-26-00412', 'VT-26-00413', 'VT-26-00414'],
      depositAmount: '123.45',
    },
  },
];
