import type { BankLine, MonthEnd } from '@app/contracts';

export const aMonthEnd = (change: Partial<MonthEnd> = {}): MonthEnd => ({
  month: '2026-10',
  isOver: true,
  locked: null,
  invoiced: { documents: 31, net: '10250.00', vat: '2050.00', gross: '12300.00' },
  accounts: [
    { account: 'bank', received: '8400.00', returned: '120.00' },
    { account: 'card', received: '3120.50', returned: '47.70' },
    { account: 'cash', received: '0.00', returned: '0.00' },
  ],
  cardAccount: {
    opening: '412.30',
    received: '3120.50',
    returned: '47.70',
    fees: '78.01',
    paidOut: '3081.49',
    closing: '325.60',
  },
  owed: [
    { age: 'not-due', orders: 4, amount: '3210.00' },
    { age: '1-30', orders: 1, amount: '321.30' },
    { age: '31-60', orders: 0, amount: '0.00' },
    { age: '61-90', orders: 0, amount: '0.00' },
    { age: 'over-90', orders: 1, amount: '99.00' },
  ],
  owedTotal: '3630.30',
  vat: { box1: '2050.00', box6: '10250.00' },
  untied: [],
  lateEntries: 1,
  ...change,
});

/** A payment of a bank statement that fits no order. */
export const anUnknownPayment = (paidOn: string): BankLine => ({
  id: `unknown-${paidOn}`,
  paidOn,
  amount: '88.50',
  text: 'Unknown sender',
  state: 'unknown',
  orders: [],
  payout: null,
  isKept: true,
  recordedOn: null,
  isPerhapsImported: false,
});
