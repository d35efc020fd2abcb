import type { MoneyAccount, PaymentMethod } from '@app/contracts';

/** The card reader pays out as cards online do. What was refunded outside the shop left the bank account. */
export const methodsOfAccount: Readonly<Record<MoneyAccount, readonly PaymentMethod[]>> = {
  bank: ['bank-transfer', 'other'],
  card: ['card-online', 'card-counter'],
  cash: ['cash'],
};
