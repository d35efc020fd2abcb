import type { CheckoutRecord, TransactionRecord } from '../state/records';
import type { SandboxStore } from '../state/sandbox-store';
import { statusOf, successfulTransactions } from './checkout-status';

/** SumUp writes the zone out. */
const timestampOf = (ms: number): string => new Date(ms).toISOString().replace('Z', '+00:00');

export interface Merchant {
  merchantCode: string;
  merchantName: string;
  pageOrigin: string;
}

/** A checkout as the API shows it. With `isLagging` it looks as if no payment had come through yet. */
export function toCheckoutResponse(
  checkout: CheckoutRecord,
  store: SandboxStore,
  merchant: Merchant,
  { isLagging = false } = {},
): Record<string, unknown> {
  const [paid] = isLagging ? [] : successfulTransactions(checkout);
  const shown = checkout.transactions.filter(({ status }) => !isLagging || status !== 'SUCCESSFUL');
  return withoutAbsent({
    checkout_reference: checkout.reference,
    amount: checkout.amountPence / 100,
    currency: checkout.currency,
    merchant_code: checkout.merchantCode,
    merchant_name: merchant.merchantName,
    merchant_country: 'GB',
    description: checkout.description,
    return_url: checkout.returnUrl,
    redirect_url: checkout.redirectUrl,
    customer_id: checkout.customerId,
    id: checkout.id,
    status: isLagging ? 'PENDING' : statusOf(checkout, store),
    date: timestampOf(checkout.createdAtMs),
    valid_until: checkout.validUntil,
    purpose: checkout.purpose,
    checkout_type: 'checkout',
    hosted_checkout: checkout.isHosted ? { enabled: true } : undefined,
    hosted_checkout_url: checkout.isHosted ? `${merchant.pageOrigin}/pay/${checkout.pageId}` : undefined,
    transaction_id: paid?.id,
    transaction_code: paid?.code,
    transactions: shown.map((transaction) => toTransaction(checkout, transaction)),
  });
}

export const toTransaction = (
  { amountPence, currency, merchantCode }: CheckoutRecord,
  transaction: TransactionRecord,
) =>
  withoutAbsent({
    id: transaction.id,
    transaction_code: transaction.code,
    amount: amountPence / 100,
    currency,
    timestamp: new Date(transaction.atMs).toISOString(),
    status: isRefunded(amountPence, transaction) ? 'REFUNDED' : transaction.status,
    payment_type: 'ECOM',
    installments_count: 1,
    merchant_code: merchantCode,
    vat_amount: 0,
    tip_amount: 0,
    entry_mode: 'CUSTOMER_ENTRY',
    auth_code: transaction.status === 'SUCCESSFUL' ? transaction.id.slice(0, 6).toUpperCase() : undefined,
  });

const sumOf = (parts: readonly { amountPence: number }[] = []) =>
  parts.reduce((sum, { amountPence }) => sum + amountPence, 0);
const refundedPence = ({ refunds }: TransactionRecord) => sumOf(refunds);

export const isRefunded = (amountPence: number, transaction: TransactionRecord): boolean =>
  transaction.refunds.length > 0 && refundedPence(transaction) >= amountPence;

export const refundablePence = (amountPence: number, transaction: TransactionRecord): number =>
  amountPence - refundedPence(transaction) - sumOf(transaction.chargebacks);

const withoutAbsent = (fields: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
