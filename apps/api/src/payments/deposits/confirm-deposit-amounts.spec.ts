import { toPounds } from '@app/pricing';
import { AppError } from '../../platform/errors/app-error';
import { confirmDepositAmounts } from './confirm-deposit-amounts';

const anInput = (detail: object = {}) => ({
  needsDelivery: false,
  shownTotal: null,
  shownDeposit: null,
  ...detail,
});
const errorOf = (work: () => unknown) => {
  try {
    work();
  } catch (error) {
    return error instanceof AppError ? { code: error.code, details: error.details } : error;
  }
  return undefined;
};

it.each([
  [['477.00'], false, '477.00', '47.70'],
  [['477.00', '228.20'], true, '740.20', '74.02'],
  [['0.15'], false, '0.15', '0.02'],
  [['357.00', '357.00', '357.00'], true, '1106.00', '110.60'],
  [['9999999999.99'], false, '9999999999.99', '1000000000.00'],
])(
  'of %j with delivery: %s is a total of £%s and a deposit of £%s',
  (prices, needsDelivery, total, deposit) => {
    const amounts = confirmDepositAmounts(prices, anInput({ needsDelivery }));
    expect([toPounds(amounts.total), toPounds(amounts.deposit)]).toEqual([total, deposit]);
  },
);

it('accepts the calculated amounts, even with floating-point errors', () => {
  for (const amounts of [
    { shownTotal: 477 },
    { shownDeposit: 47.7 },
    { shownTotal: 0.1 + 476.9, shownDeposit: 477 * 0.1 },
  ])
    expect(toPounds(confirmDepositAmounts(['477.00'], anInput(amounts)).deposit)).toBe('47.70');
});

it.each([
  [{ shownTotal: 476.99 }],
  [{ shownTotal: 477.01 }],
  [{ shownDeposit: 47.69 }],
  [{ shownDeposit: 47.71 }],
  [{ shownTotal: 477, shownDeposit: 0.01 }],
  [{ shownTotal: 0 }],
  [{ shownTotal: -477 }],
  [{ shownTotal: 512 }],
])('rejects other amounts and returns the right ones: %j (D5)', (amounts) => {
  expect(errorOf(() => confirmDepositAmounts(['477.00'], anInput(amounts)))).toEqual({
    code: 'deposit/amounts-changed',
    details: { totalAmount: '477.00', depositAmount: '47.70' },
  });
});

it.each([
  ['whose tenth rounds to £0', ['0.04']],
  ['above any card limit', ['9999999999.99', '9999999999.99']],
])('rejects an online deposit on a total %s', (_, prices) => {
  expect(errorOf(() => confirmDepositAmounts(prices, anInput()))).toMatchObject({
    code: 'deposit/amount-out-of-range',
  });
});
