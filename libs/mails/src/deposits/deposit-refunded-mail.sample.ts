import type { DepositRefundedMailData } from '../mail-data';
import type { SamplesOf } from '../samples/mail-sample';

const refund: DepositRefundedMailData = {
  customerName: 'Eleanor Marsh',
  references: ['VT-26-00412'],
  amount: '47.70',
  reason: 'This colour can no longer be had',
  wasDeposit: true,
  charges: 1,
  refundedAt: new Date('2026-11-23T10:42:00Z'),
};

export const depositRefundedMailSamples: SamplesOf<'deposit-refunded'> = [
  { name: 'the whole deposit', data: refund },
  {
    name: 'a second charge, three tops',
    data: {
      ...refund,
      references: ['VT-26-00412', 'VT-26-00413', 'VT-26-00414'],
      amount: '123.45',
      reason: 'The card was charged twice for the same deposit. We are sorry about that.',
      wasDeposit: false,
    },
  },
];
