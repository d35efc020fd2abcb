import type { StaffReviewMailData } from '../mail-data';
import type { SamplesOf } from '../samples/mail-sample';

const review: StaffReviewMailData = {
  customerName: 'Eleanor Marsh',
  email: 'eleanor.marsh@example.com',
  phone: '07700 900142',
  references: ['VT-26-00412'],
  depositAmount: '47.70',
  reason: 'already-paid',
  lookBefore: new Date('2026-11-22T10:42:00Z'),
  adminUrl: 'https://shop.example.co.uk/admin/money',
};

export const staffPaymentReviewMailSamples: SamplesOf<'staff-payment-review'> = [
  { name: 'paid twice', data: review },
  {
    name: 'two things do not fit',
    data: {
      ...review,
      references: ['VT-26-00412', 'VT-26-00413'],
      reason: 'other-amount, charged-though-expired',
    },
  },
];
