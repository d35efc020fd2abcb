import type { BankAccount } from '@app/content';

/** The balance of an order. */
export interface BalanceMailData {
  customerName: string | null;
  reference: string;
  /** From this time on it is overdue. */
  dueBefore: Date;
  /** Pounds, 2 decimals. */
  totalAmount: string;
  receivedAmount: string;
  balance: string;
  /** null: all at once. */
  smallestPart: string | null;
  /** The account for a transfer; null: none. */
  bank: BankAccount | null;
  /** /order/{token}, with the customer's secret token. */
  orderUrl: string;
}
