import type { Checkout, CheckoutState, CheckoutTransaction, TransactionRecord } from '../card-payments';
import { fromSumupAmount } from './sumup-amount';
import type { SumupCheckout, SumupTransaction } from './sumup-schemas';

const checkoutStates: Record<string, CheckoutState> = {
  PENDING: 'pending',
  FAILED: 'failed',
  EXPIRED: 'expired',
  PAID: 'paid',
};

const transactionStates: Record<string, CheckoutTransaction['state']> = {
  SUCCESSFUL: 'successful',
  PAID_OUT: 'successful',
  FAILED: 'failed',
  PENDING: 'pending',
  CANCELLED: 'cancelled',
  REFUNDED: 'refunded',
};

type RefundState = TransactionRecord['refunds'][number]['state'];
const refundStates: Record<string, RefundState> = {
  REFUNDED: 'refunded',
  SUCCESSFUL: 'refunded',
  PAID_OUT: 'refunded',
  RECONCILED: 'refunded',
  FAILED: 'failed',
};

/** A checkout as SumUp tells it, in our words. */
export function readCheckout(told: SumupCheckout, pageOrigin: string): Checkout {
  return {
    id: told.id.toLowerCase(),
    reference: textOf(told.checkout_reference),
    merchantCode: textOf(told.merchant_code),
    currency: textOf(told.currency),
    amount: fromSumupAmount(told.amount),
    state: wordOf(checkoutStates, told.status) ?? 'unknown',
    paymentUrl: pageOf(told.hosted_checkout_url, pageOrigin),
    validUntil: dateOf(told.valid_until),
    transactions: transactionsOf(told),
    evidence: told,
  };
}

/** A payment from SumUp's books. */
export function readTransaction(told: SumupTransaction): TransactionRecord {
  return {
    id: told.id.toLowerCase(),
    state: wordOf(transactionStates, told.status ?? told.simple_status) ?? 'unknown',
    amount: fromSumupAmount(told.amount),
    currency: textOf(told.currency),
    refunds: (told.transaction_events ?? [])
      .filter(({ event_type: type }) => type === 'REFUND')
      .map(({ amount, status }) => ({
        amount: fromSumupAmount(amount),
        // SCHEDULED, and words that we do not know: it is under way as long as nothing else is certain.
        state: wordOf(refundStates, status) ?? 'pending',
      })),
  };
}

function transactionsOf(told: SumupCheckout): CheckoutTransaction[] {
  const listed = recordsIn(told.transactions).map((entry): CheckoutTransaction => ({
    id: textOf(entry.id) ?? '',
    code: textOf(entry.transaction_code),
    state: wordOf(transactionStates, entry.status) ?? 'unknown',
    amount: fromSumupAmount(entry.amount),
    currency: textOf(entry.currency),
  }));
  // The id of the payment at the checkout itself says as much as an entry in the list that is missing or lags behind.
  const id = textOf(told.transaction_id);
  const isKnown = listed.some(
    (entry) => entry.state === 'successful' || (entry.id === id && entry.state !== 'pending'),
  );
  if (id === null || told.status !== 'PAID' || isKnown) return listed;
  const charge: CheckoutTransaction = {
    id,
    code: textOf(told.transaction_code),
    state: 'successful',
    amount: fromSumupAmount(told.amount),
    currency: textOf(told.currency),
  };
  return [...listed.filter((entry) => entry.id !== id), charge];
}

const recordsIn = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value) ? (value as unknown[]).filter(isRecord) : [];

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The hosted page, where a browser may be sent there. */
function pageOf(address: unknown, pageOrigin: string): string | null {
  if (typeof address !== 'string' || !URL.canParse(address)) return null;
  const { origin, username, password, href } = new URL(address);
  return origin === pageOrigin && !username && !password ? href : null;
}

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

const wordOf = <State>(states: Record<string, State>, word: unknown): State | undefined =>
  typeof word === 'string' && Object.hasOwn(states, word) ? states[word] : undefined;

function dateOf(value: unknown): Date | null {
  const date = new Date(typeof value === 'string' ? value : NaN);
  return Number.isNaN(date.getTime()) ? null : date;
}
