import type { BankAccount } from '@app/content';
import type { MailQuote } from '../quotes/quote-mail-data';

/** What is kept if an order is cancelled at each stage, in pounds; null: all that was paid. */
interface KeptAmountsMailData {
  toMeasure: string | null;
  measured: string | null;
  cut: string | null;
}

/** What a distance contract must state about an order. */
export interface OrderTermsMailData {
  quotes: readonly MailQuote[];
  /** Pounds with 2 decimals: delivery, the whole price, what was paid, and the balance. */
  deliveryAmount: string;
  totalAmount: string;
  depositAmount: string;
  remainingAmount: string;
  /** null: collected from the showroom. */
  deliveryAddress: string | null;
  needsAnotherDelivery: boolean;
  kept: KeptAmountsMailData;
  /**
   * /order/{token}, with the customer's secret token; null: the mail is for staff, or the address is not the
   * customer's.
   */
  orderUrl: string | null;
}

/** A paid deposit with everything a distance contract must state. */
export interface DepositMailData extends OrderTermsMailData {
  customerName: string;
  reference: string;
  paidAt: Date;
  /** The provider's transaction code; null: none. */
  transactionCode: string | null;
  /** /payment-result/{id}. */
  resultUrl: string;
}

/** The deposit of an order that staff took. */
export interface DepositAskedMailData {
  customerName: string | null;
  reference: string;
  tops: number;
  totalAmount: string;
  depositAmount: string;
  /** End of the day by which it is due; null: no day was agreed. */
  dueBefore: Date | null;
  /** The account for a transfer; null: paid by card. */
  bank: BankAccount | null;
  orderUrl: string;
}

/** A receipt of money for an order, recorded by staff or paid by card towards the balance. */
export interface PaymentReceivedMailData {
  customerName: string | null;
  reference: string;
  /** What was paid now, in pounds with 2 decimals. */
  amount: string;
  method: 'card-online' | 'bank-transfer' | 'card-counter' | 'cash';
  paidAt: Date;
  /** The order, everything received, and the balance, or the credit. */
  totalAmount: string;
  receivedAmount: string;
  balance: string;
  credit: string;
  /** Only for the payment that turns quotes into an order; null: it was an order already, or is not one yet. */
  order: (OrderTermsMailData & { termsUrl: string }) | null;
}

/** An invoice or a credit note, attached. */
export interface InvoiceMailData {
  customerName: string | null;
  kind: 'deposit' | 'final' | 'credit-note';
  number: string;
  reference: string;
  /** In pounds, including VAT. */
  amount: string;
  issuedAt: Date;
}

/** A card page ended without a payment. */
export interface PaymentNotCompletedMailData {
  customerName: string;
  /** A card was declined; otherwise the page expired. */
  wasDeclined: boolean;
  references: readonly string[];
  depositAmount: string;
  /** Our page to try again on. */
  retryUrl: string;
}

/** Money was refunded. */
export interface DepositRefundedMailData {
  customerName: string;
  /** 'OR-26-00031'; null: it was not for an order, so the mail names the quotes. */
  orderReference: string | null;
  references: readonly string[];
  /** Pounds, 2 decimals. */
  amount: string;
  /** In staff's words. */
  reason: string;
  /** False: a payment of the balance, or a charge that never counted, such as a second one. */
  wasDeposit: boolean;
  /** Number of charges: two if a card was charged twice and both are refunded. */
  charges: number;
  /** When the provider recorded it. */
  refundedAt: Date;
}
