import type { QuoteStatus } from '@app/contracts';
import type { QuoteStanding } from './quote-standing';

/**
 * `failed`: a payment failed; `open`: a card page may still be paid; `review`: staff have to check a
 * payment; `paid`: final. A quote has the most serious state of its orders.
 */
export const quoteDepositStates = ['none', 'failed', 'open', 'review', 'paid'] as const;
export type QuoteDepositState = (typeof quoteDepositStates)[number];

/** Why a payment that was charged anyway is under review. */
export const orderedUnderAnother = 'ordered-under-another';

/** A string if the quote is part of a JSON value. */
type Instant = Date | string;

export interface QuoteOfTop {
  id: string;
  deposit_state: QuoteDepositState;
  received: string;
  status: QuoteStatus;
  created_at: Instant;
  deleted_at: Instant | null;
  standing: QuoteStanding;
  replaces_quote_id: string | null;
  measured_at: Instant | null;
  /** Entered by staff, or paid. */
  has_customer: boolean;
}

export const quoteOfTopColumnsSql = `
  id, deposit_state, received::text AS received, status, created_at, measured_at, deleted_at, standing,
  replaces_quote_id, NOT customer_from_link AND num_nonnulls(customer_name, customer_email, customer_phone) > 0
    AS has_customer`;

/**
 * Whether another quote for the top is ordered or has a customer whom staff entered. Then no deposit can be paid for
 * this one (D56), unless it replaces that quote. An order takes precedence over a customer, then the newer quote.
 */
export function isOrderedUnderAnother(quote: QuoteOfTop, sameTop: readonly QuoteOfTop[]): boolean {
  // Payments for it count for the quote that replaced it.
  if (quote.standing === 'superseded') return false;
  const replaced = idsReplacedBy(quote, sameTop);
  return sameTop.some(
    (other) =>
      other.id !== quote.id &&
      !replaced.has(other.id) &&
      rankOf(other) > 0 &&
      (rankOf(other) > rankOf(quote) || (rankOf(other) === rankOf(quote) && isNewer(other, quote))),
  );
}

export const isNewer = (
  one: Pick<QuoteOfTop, 'id' | 'created_at'>,
  other: Pick<QuoteOfTop, 'id' | 'created_at'>,
): boolean => {
  const difference = new Date(one.created_at).getTime() - new Date(other.created_at).getTime();
  return difference > 0 || (difference === 0 && one.id > other.id);
};

function idsReplacedBy(quote: QuoteOfTop, sameTop: readonly QuoteOfTop[]): Set<string> {
  const replaced = new Set<string>();
  let next = quote.replaces_quote_id;
  while (next !== null && !replaced.has(next)) {
    const id: string = next;
    replaced.add(id);
    next = sameTop.find((other) => other.id === id)?.replaces_quote_id ?? null;
  }
  return replaced;
}

/** 2: ordered; 1: has a customer; 0: neither. */
function rankOf(quote: QuoteOfTop): number {
  if (quote.deleted_at || quote.standing === 'proposed') return 0;
  const isOrdered =
    quote.status !== 'pending' ||
    quote.measured_at !== null ||
    quote.standing === 'superseded' ||
    Number(quote.received) > 0;
  return isOrdered ? 2 : Number(quote.has_customer);
}
