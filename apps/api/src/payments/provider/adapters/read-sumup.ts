import { isRecord } from '@app/contracts';
import { pence, type Pence } from '@app/pricing';
import type {
  Checkout,
  CheckoutState,
  CheckoutTransaction,
  HistoryEntry,
  PayoutEntry,
  PayoutEntryKind,
  TransactionRecord,
} from '../card-payments';
import { readLondonDay } from '../../../platform/clock/london-day';
import { type SumupCheckout, type SumupHistory, sumupId, type SumupTransaction } from './sumup-schemas';

export const toSumupAmount = (amount: Pence): number => amount / 100;

/** SumUp sends pounds as floating-point numbers. */
const tolerance = 1e-6;

/** Null unless the amount is a whole number of pence. Rounds, because truncating would be wrong for one amount in fifteen. */
export function fromSumupAmount(amount: unknown): Pence | null {
  if (typeof amount !== 'number' || !(amount >= 0)) return null;
  const rounded = Math.round(amount * 100);
  return Number.isSafeInteger(rounded) && Math.abs(amount * 100 - rounded) <= tolerance
    ? pence(rounded)
    : null;
}

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

export function readCheckout(body: SumupCheckout, pageOrigin: string): Checkout {
  return {
    id: body.id.toLowerCase(),
    reference: textOf(body.checkout_reference),
    merchantCode: textOf(body.merchant_code),
    currency: textOf(body.currency),
    amount: fromSumupAmount(body.amount),
    state: lookUp(checkoutStates, body.status) ?? 'unknown',
    paymentUrl: paymentUrlOf(body.hosted_checkout_url, pageOrigin),
    validUntil: dateOf(body.valid_until),
    transactions: transactionsOf(body),
    evidence: body,
  };
}

export function readTransaction(body: SumupTransaction): TransactionRecord {
  return {
    id: body.id.toLowerCase(),
    state: lookUp(transactionStates, body.status ?? body.simple_status) ?? 'unknown',
    amount: fromSumupAmount(body.amount),
    currency: textOf(body.currency),
    refunds: (body.transaction_events ?? [])
      .filter(({ event_type: type }) => type === 'REFUND')
      .map(({ amount, status }) => ({
        amount: fromSumupAmount(amount),
        state: lookUp(refundStates, status) ?? 'pending',
      })),
  };
}

function transactionsOf(body: SumupCheckout): CheckoutTransaction[] {
  const listed = recordsIn(body.transactions).map((entry): CheckoutTransaction => {
    const entryId = textOf(entry.id) ?? '';
    const state = lookUp(transactionStates, entry.status) ?? 'unknown';
    return {
      id: entryId,
      code: textOf(entry.transaction_code),
      // Without an id a charge can be neither refunded nor identified; a later response has the id.
      state: state === 'successful' && !entryId ? 'unknown' : state,
      amount: fromSumupAmount(entry.amount),
      currency: textOf(entry.currency),
    };
  });
  // The list may lag behind the checkout's own transaction id.
  const id = textOf(body.transaction_id);
  const isKnown = listed.some(
    (entry) => entry.state === 'successful' || (entry.id === id && entry.state !== 'pending'),
  );
  if (id === null || body.status !== 'PAID' || isKnown) return listed;
  const charge: CheckoutTransaction = {
    id,
    code: textOf(body.transaction_code),
    state: 'successful',
    amount: fromSumupAmount(body.amount),
    currency: textOf(body.currency),
  };
  return [...listed.filter((entry) => entry.id !== id), charge];
}

type HistoryItem = SumupHistory['items'][number];

const statusesWithoutMovement: readonly unknown[] = ['FAILED', 'CANCELLED', 'PENDING'];
export const isMoneyMovement = ({ status }: HistoryItem): boolean =>
  !statusesWithoutMovement.includes(status);

const historyKinds: Record<string, HistoryEntry['kind']> = {
  PAYMENT: 'payment',
  REFUND: 'refund',
  CHARGE_BACK: 'chargeback',
};

const methodsInPerson: Record<string, HistoryEntry['method']> = { POS: 'card-counter', CASH: 'cash' };

export function readHistoryEntry(item: HistoryItem): HistoryEntry | null {
  const kind = lookUp(historyKinds, item.type);
  const id = item.transaction_id ?? item.id;
  const amount = fromSumupAmount(item.amount);
  const at = dateOf(item.timestamp);
  if (!kind || typeof id !== 'string' || !sumupId.test(id) || amount === null) return null;
  if (item.currency !== 'GBP' || !at) return null;
  return {
    kind,
    historyItemId: (typeof item.id === 'string' ? item.id : id).toLowerCase(),
    transactionId: id.toLowerCase(),
    transactionCode: textOf(item.transaction_code),
    at,
    amount,
    method: lookUp(methodsInPerson, item.payment_type) ?? 'card-online',
  };
}

const payoutKinds: Record<string, PayoutEntryKind> = {
  PAYOUT: 'payout',
  REFUND_DEDUCTION: 'refund',
  CHARGE_BACK_DEDUCTION: 'chargeback',
  DD_RETURN_DEDUCTION: 'other',
  BALANCE_DEDUCTION: 'other',
};

/** SumUp documents neither the sign of a deduction nor whether it has a fee. */
export function readPayoutEntry(item: Record<string, unknown>): PayoutEntry | null {
  const kind = lookUp(payoutKinds, item.type);
  const isFailed = item.status === 'FAILED';
  const isDeduction = kind !== 'payout';
  const amount = fromSumupAmount(
    isDeduction && typeof item.amount === 'number' ? Math.abs(item.amount) : item.amount,
  );
  const fee = fromSumupAmount(item.fee ?? 0);
  if (!kind || !Number.isSafeInteger(item.id) || amount === null || fee === null) return null;
  if (item.currency !== 'GBP' || !(isFailed || item.status === 'SUCCESSFUL')) return null;
  if (typeof item.date !== 'string' || !readLondonDay(item.date)) return null;
  return {
    id: String(item.id),
    kind,
    isFailed,
    amount,
    fee,
    paidOn: item.date,
    reference: textOf(item.reference),
    transactionCode: textOf(item.transaction_code),
  };
}

const refPattern = /^[\w-]{1,64}$/;

/**
 * The reference of the next page; null if there is none, undefined if the link is unreadable. We build the URL ourselves, so that
 * a response cannot make us call another one.
 */
export function nextRefOf({ links }: SumupHistory): string | null | undefined {
  const next = links?.find(({ rel }) => rel === 'next');
  if (!next) return null;
  if (typeof next.href !== 'string') return undefined;
  const ref = new URLSearchParams(next.href.slice(next.href.indexOf('?') + 1)).get('oldest_ref');
  return ref !== null && refPattern.test(ref) ? ref : undefined;
}

const recordsIn = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value) ? (value as unknown[]).filter(isRecord) : [];

function paymentUrlOf(url: unknown, pageOrigin: string): string | null {
  if (typeof url !== 'string' || !URL.canParse(url)) return null;
  const { origin, username, password, href } = new URL(url);
  return origin === pageOrigin && !username && !password ? href : null;
}

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

const lookUp = <Value>(values: Record<string, Value>, key: unknown): Value | undefined =>
  typeof key === 'string' && Object.hasOwn(values, key) ? values[key] : undefined;

function dateOf(value: unknown): Date | null {
  const date = new Date(typeof value === 'string' ? value : NaN);
  return Number.isNaN(date.getTime()) ? null : date;
}
