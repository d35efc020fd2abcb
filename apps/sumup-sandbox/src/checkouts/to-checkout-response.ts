import type { CheckoutRecord, TransactionRecord } from '../state/records';
import type { Sandbox } from '../sandbox';
import { statusOf, successfulTransactions } from './checkout-status';

/** SumUp writes the offset in full. */
const timestampOf = (ms: number): string => new Date(ms).toISOString().replace('Z', '+00:00');

/** A checkout in the API. With `isLagging` its payment does not show yet. */
export function toCheckoutResponse(
  checkout: CheckoutRecord,
  { store, config }: Sandbox,
  { isLagging = false } = {},
): Record<string, unknown> {
  const { hosted_checkout, ...request } = checkout.request;
  const [paid] = isLagging ? [] : successfulTransactions(checkout);
  const shown = checkout.transactions.filter(({ status }) => !isLagging || status !== 'SUCCESSFUL');
  return {
    purpose: 'CHECKOUT',
    ...request,
    merchant_name: config.merchantName,
    merchant_country: 'GB',
    id: checkout.id,
    status: isLagging ? 'PENDING' : statusOf(checkout, store),
    date: timestampOf(checkout.createdAtMs),
    checkout_type: 'checkout',
    ...(hosted_checkout?.enabled && {
      hosted_checkout,
      hosted_checkout_url: `${config.pageOrigin}/pay/${checkout.pageId}`,
    }),
    ...(paid && { transaction_id: paid.id, transaction_code: paid.code }),
    transactions: shown.map((transaction) => toTransaction(checkout, transaction)),
  };
}

export const toTransaction = (
  { amountPence, request }: CheckoutRecord,
  transaction: TransactionRecord,
): Record<string, unknown> => ({
  id: transaction.id,
  transaction_code: transaction.code,
  amount: amountPence / 100,
  currency: request.currency,
  timestamp: new Date(transaction.atMs).toISOString(),
  status: isRefunded(amountPence, transaction) ? 'REFUNDED' : transaction.status,
  payment_type: 'ECOM',
  installments_count: 1,
  merchant_code: request.merchant_code,
  vat_amount: 0,
  tip_amount: 0,
  entry_mode: 'CUSTOMER_ENTRY',
  ...(transaction.status === 'SUCCESSFUL' && { auth_code: transaction.id.slice(0, 6).toUpperCase() }),
});

const sumOf = (parts: readonly { amountPence: number }[]) =>
  parts.reduce((sum, { amountPence }) => sum + amountPence, 0);

export const isRefunded = (amountPence: number, { refunds }: TransactionRecord): boolean =>
  refunds.length > 0 && sumOf(refunds) >= amountPence;

export const refundablePence = (amountPence: number, { refunds, chargebacks }: TransactionRecord): number =>
  amountPence - sumOf(refunds) - sumOf(chargebacks);
