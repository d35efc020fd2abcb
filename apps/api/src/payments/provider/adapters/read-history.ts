import type { BookEntry } from '../card-payments';
import { fromSumupAmount } from './sumup-amount';
import { sumupId, type SumupHistory } from './sumup-schemas';

type Item = SumupHistory['items'][number];

/** Cards that were declined, and what may still come about, are no money. */
const unbooked: readonly unknown[] = ['FAILED', 'CANCELLED', 'PENDING'];
export const isBooked = ({ status }: Item): boolean => !unbooked.includes(status);

const kinds: Readonly<Record<string, BookEntry['kind']>> = {
  PAYMENT: 'payment',
  REFUND: 'refund',
  CHARGE_BACK: 'chargeback',
};

/** What SumUp calls a payment that no card page of ours can be: its customer was there. */
const presentMeans: Readonly<Record<string, BookEntry['means']>> = { POS: 'card-counter', CASH: 'cash' };

/** One line of SumUp's books; null where it does not say plainly what it is. */
export function readEntry(item: Item): BookEntry | null {
  const { type, currency, timestamp } = item;
  const kind = wordOf(kinds, type);
  const id = item.transaction_id ?? item.id;
  const amount = fromSumupAmount(item.amount);
  const at = new Date(typeof timestamp === 'string' ? timestamp : NaN);
  if (!kind || typeof id !== 'string' || !sumupId.test(id) || amount === null) return null;
  if (currency !== 'GBP' || Number.isNaN(at.getTime())) return null;
  const code = item.transaction_code;
  return {
    kind,
    lineId: typeof item.id === 'string' ? item.id.toLowerCase() : id.toLowerCase(),
    transactionId: id.toLowerCase(),
    transactionCode: typeof code === 'string' && code !== '' ? code : null,
    at,
    amount,
    means: wordOf(presentMeans, item.payment_type) ?? 'card-online',
  };
}

const wordOf = <Meaning>(meanings: Readonly<Record<string, Meaning>>, word: unknown): Meaning | undefined =>
  typeof word === 'string' && Object.hasOwn(meanings, word) ? meanings[word] : undefined;

const refPattern = /^[\w-]{1,64}$/;

/**
 * Where the next page begins; null: there is none, undefined: it cannot be told. Of the link nothing but that is taken,
 * so that no answer can lead us to another address.
 */
export function nextRefOf({ links }: SumupHistory): string | null | undefined {
  const next = links?.find(({ rel }) => rel === 'next');
  if (!next) return null;
  if (typeof next.href !== 'string') return undefined;
  const ref = new URLSearchParams(next.href.slice(next.href.indexOf('?') + 1)).get('oldest_ref');
  return ref !== null && refPattern.test(ref) ? ref : undefined;
}
