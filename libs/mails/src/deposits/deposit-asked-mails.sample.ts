import type { DepositAskedMailData } from './deposit-mail-data';
import { longName } from '../samples/long-words';

export const aTransferAsked: DepositAskedMailData = {
  customerName: 'Peter Lowe',
  reference: 'OR-26-00033',
  tops: 2,
  totalAmount: '813.00',
  depositAmount: '81.30',
  dueBefore: new Date('2026-12-08T00:00:00Z'),
  bank: { name: 'Sample Account', sortCode: '00-00-00', number: '00000000' },
  orderUrl: 'https://shop.example.co.uk/order/9T1aZ7kLp4RsW8Qq3vX2mB9T1aZ7kLp4RsW8Qq3vX2m',
};
export const aCardAsked = { ...aTransferAsked, tops: 1, dueBefore: null, bank: null };

export const depositAskedMailSamples = {
  'deposit-asked': [
    { name: 'by transfer', data: aTransferAsked },
    { name: 'by card', data: aCardAsked },
    { name: 'to a long name', data: { ...aTransferAsked, customerName: longName } },
    { name: 'to nobody by name', data: { ...aCardAsked, customerName: null } },
  ],
  'deposit-overdue': [{ name: 'by transfer', data: aTransferAsked }],
};
