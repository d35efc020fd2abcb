import { readPayout } from './read-payouts';

const line = (detail: Record<string, unknown> = {}) => ({
  id: 1,
  type: 'PAYOUT',
  amount: 46.89,
  fee: 0.81,
  date: '2026-11-22',
  currency: 'GBP',
  status: 'SUCCESSFUL',
  reference: 'payout-2026-11-22',
  transaction_code: 'TA',
  ...detail,
});

it('reads what was paid out in our words', () => {
  expect(readPayout(line())).toEqual({
    kind: 'payment',
    day: '2026-11-22',
    reference: 'payout-2026-11-22',
    transactionCode: 'TA',
    amount: 4_689,
    fee: 81,
  });
});

it.each([
  ['REFUND_DEDUCTION', 5, 'refund'],
  ['REFUND_DEDUCTION', -5, 'refund'],
  ['CHARGE_BACK_DEDUCTION', 5, 'chargeback'],
  ['BALANCE_DEDUCTION', 5, 'other'],
  ['toString', 5, 'other'],
])('takes a %s of %s off', (type, amount, kind) => {
  expect(readPayout(line({ type, amount }))).toMatchObject({ kind, amount: -500 });
});

it.each<[string, Record<string, unknown>]>([
  ['no amount', { amount: undefined }],
  ['an amount as text', { amount: '46.89' }],
  ['no fee', { fee: null }],
  ['euros', { currency: 'EUR' }],
  ['a day that is none', { date: '2026-02-30' }],
  ['no type', { type: undefined }],
])('says nothing of a line with %s', (_, detail) => {
  expect(readPayout(line(detail))).toBeNull();
});
