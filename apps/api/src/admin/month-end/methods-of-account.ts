import type { MoneyAccount, PaymentMethod } from '@app/contracts';

/**
 * The provider pays out payments at the card reader together with online ones. `other` stands for refunds made outside the
 * shop, from the bank account.
 */
export const methodsOfAccount: Readonly<Record<MoneyAccount, readonly PaymentMethod[]>> = {
  bank: ['bank-transfer', 'other'],
  card: ['card-online', 'card-counter'],
  cash: ['cash'],
};
