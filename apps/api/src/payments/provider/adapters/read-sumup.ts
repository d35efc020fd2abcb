import { pence, type Pence } from '@app/pricing';
import type {
  BookEntry,
  Checkout,
  CheckoutState,
  CheckoutTransaction,
  TransactionRecord,
} from '../card-payments';
import { type SumupCheckout, type SumupHistory, sumupId, type SumupTransaction } from './sumup-schemas';

/** Pence as SumUp wants them: a number of pounds. */
export const toSumupAmount = (amount: Pence): number => amount / 100;

/** How far a number of pounds may lie beside whole pence because it is a binary fraction. */
const tolerance = 1e-6;

/** SumUp's number of pounds as pence; null for anything else than a number of whole pence. Truncating would be wrong for one in fifteen. */
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
  const listed = recordsIn(told.transactions).map((entry): CheckoutTransaction => {
    const entryId = textOf(entry.id) ?? '';
    const state = wordOf(transactionStates, entry.status) ?? 'unknown';
    return {
      id: entryId,
      code: textOf(entry.transaction_code),
      // Without an id it can be neither refunded nor told apart from another charge; a later answer has the id.
      state: state === 'successful' && !entryId ? 'unknown' : state,
      amount: fromSumupAmount(entry.amount),
      currency: textOf(entry.currency),
    };
  });
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

type Item = SumupHistory['items'][number];

/** Cards that were declined, and what may still come about, are no money. */
const unbooked: readonly unknown[] = ['FAILED', 'CANCELLED', 'PENDING'];
export const isBooked = ({ status }: Item): boolean => !unbooked.includes(status);

const kinds: Record<string, BookEntry['kind']> = {
  PAYMENT: 'payment',
  REFUND: 'refund',
  CHARGE_BACK: 'chargeback',
};

/** What SumUp calls a payment that no card page of ours can be: its customer was there. */
const presentMeans: Record<string, BookEntry['means']> = { POS: 'card-counter', CASH: 'cash' };

/** One line of SumUp's books; null where it does not say plainly what it is. */
export function readEntry(item: Item): BookEntry | null {
  const kind = wordOf(kinds, item.type);
  const id = item.transaction_id ?? item.id;
  const amount = fromSumupAmount(item.amount);
  const at = dateOf(item.timestamp);
  if (!kind || typeof id !== 'string' || !sumupId.test(id) || amount === null) return null;
  if (item.currency !== 'GBP' || !at) return null;
  return {
    kind,
    lineId: (typeof item.id === 'string' ? item.id : id).toLowerCase(),
    transactionId: id.toLowerCase(),
    transactionCode: textOf(item.transaction_code),
    at,
    amount,
    means: wordOf(presentMeans, item.payment_type) ?? 'card-online',
  };
}

const refPattern = /^[\w-]{1,64}$/;

/** Null: there is none, undefined: it cannot be told. Nothing else of the link is taken, so that no answer leads us to another address. */
export function nextRefOf({ links }: SumupHistory): string | null | undefined {
  const next = links?.find(({ rel }) => rel === 'next');
  if (!next) return null;
  if (typeof next.href !== 'string') return undefined;
  const ref = new URLSearchParams(next.href.slice(next.href.indexOf('?') + 1)).get('oldest_ref');
  return ref !== null && refPattern.test(ref) ? ref : undefined;
}

const recordsIn = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value) ? (value as unknown[]).filter(isRecord) : [];

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function pageOf(address: unknown, pageOrigin: string): string | null {
  if (typeof address !== 'string' || !URL.canParse(address)) return null;
  const { origin, username, password, href } = new URL(address);
  return origin === pageOrigin && !username && !password ? href : null;
}

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

const wordOf = <Meaning>(meanings: Record<string, Meaning>, word: unknown): Meaning | undefined =>
  typeof word === 'string' && Object.hasOwn(meanings, word) ? meanings[word] : undefined;

function dateOf(value: unknown): Date | null {
  const date = new Date(typeof value === 'string' ? value : NaN);
  return Number.isNaN(date.getTime()) ? null : date;
}
