import type { BalanceMailData } from './balance-mail-data';
import { longName } from '../samples/long-words';

export const aBalance: BalanceMailData = {
  customerName: 'Eleanor Marsh',
  reference: 'OR-26-00031',
  dueBefore: new Date('2026-12-11T00:00:00Z'),
  totalAmount: '477.00',
  receivedAmount: '47.70',
  balance: '429.30',
  smallestPart: null,
  bank: { name: 'Sample Account', sortCode: '00-00-00', number: '00000000' },
  orderUrl: 'https://shop.example.co.uk/order/9T1aZ7kLp4RsW8Qq3vX2mB9T1aZ7kLp4RsW8Qq3vX2m',
};
export const anInstalment = {
  ...aBalance,
  receivedAmount: '247.70',
  balance: '229.30',
  smallestPart: '100.00',
};

export const balanceMailSamples = {
  'balance-asked': [
    { name: 'all at once', data: aBalance },
    { name: 'in parts', data: anInstalment },
    { name: 'to a long name', data: { ...anInstalment, customerName: longName } },
    { name: 'to nobody by name, by card alone', data: { ...aBalance, customerName: null, bank: null } },
  ],
  'balance-reminder': [{ name: 'a part is paid', data: anInstalment }],
  'balance-overdue': [{ name: 'nothing is paid yet', data: aBalance }],
};
