import type { PaymentBlocker, QuoteStatus } from '@app/contracts';
import { contradictionsOf } from '@app/configuration';
import { toPence } from '@app/pricing';
import {
  type QuoteDepositState,
  type QuoteOfTop,
  isOrderedUnderAnother,
} from '../lineage/is-ordered-under-another';
import { isAgreed, type QuoteStanding } from '../lineage/quote-standing';

const blockers: Record<QuoteDepositState, string | null> = {
  none: null,
  failed: null,
  open: 'A deposit on it is being paid.',
  review: 'A payment for it is under review.',
  paid: 'A deposit has been paid on it.',
};

/** Why a quote cannot be deleted (D22), as staff are told; null where it can. */
export const deletionBlockerOf = ({ deposit_state, received }: DepositFacts): string | null =>
  blockers[deposit_state] ?? (toPence(received) > 0 ? 'Money has come in on it.' : null);

interface DepositFacts {
  deposit_state: QuoteDepositState;
  /** What was paid on it and not given back, in pounds. */
  received: string;
}

export interface PayableQuote extends DepositFacts, CheckedQuote {
  id: string;
  status: QuoteStatus;
  /** All quotes for its top, where there are others: it is paid for once, whichever of them it is under. */
  of_top?: readonly QuoteOfTop[] | null;
  valid_until: Date;
  deleted_at: Date | null;
  standing: QuoteStanding;
}

/** The gravest reason first; null where a deposit can be paid (D21). An open card page is no reason (D18). */
export function paymentBlockerOf(quote: PayableQuote, now: Date): PaymentBlocker | null {
  if (quote.deposit_state === 'paid') return isRefunded(quote) ? 'refunded' : 'paid';
  if (quote.deposit_state === 'review') return 'in-review';
  if (quote.deleted_at) return 'deleted';
  if (quote.standing === 'superseded') return 'superseded';
  const ofTop = quote.of_top ?? [];
  const paid = ofTop.filter(({ deposit_state }) => deposit_state === 'paid' || deposit_state === 'review');
  if (paid.length > 0) return blockerOfTop(paid);
  if (quote.status === 'declined' || quote.status === 'completed') return quote.status;
  if (quote.standing === 'proposed') return 'unanswered';
  if (now >= quote.valid_until) return 'expired';
  if (openContradictionsOf(quote).length > 0) return 'contradictory';
  const own = ofTop.find(({ id }) => id === quote.id);
  return own && isOrderedUnderAnother(own, ofTop) ? 'superseded' : null;
}

/** What is made is the quote that was paid: nobody is to take another one for it. */
function blockerOfTop(paid: readonly DepositFacts[]): PaymentBlocker {
  if (paid.every(({ deposit_state }) => deposit_state === 'review')) return 'in-review';
  return paid.every(({ received }) => toPence(received) === 0) ? 'refunded' : 'paid-under-another';
}

/** All that was paid on it was given back. Of a superseded quote it counts for another one, of a proposal for its original. */
export const isRefunded = ({
  deposit_state,
  received,
  standing,
}: Pick<PayableQuote, 'deposit_state' | 'received' | 'standing'>): boolean =>
  deposit_state === 'paid' && isAgreed(standing) && toPence(received) === 0;

interface CheckedQuote {
  length: number;
  width: number;
  snapshot: {
    material: { name: string };
    thickness: { value: string };
    sinkType: { name: string } | null;
    cutouts: readonly { name: string }[];
  };
}

/** The contradictions of a quote that is still pending: approving one says that it can be made. */
export const openContradictionsOf = (quote: CheckedQuote & { status: QuoteStatus }): string[] =>
  quote.status === 'pending' ? contradictionsOfQuote(quote) : [];

/** What of a saved top cannot be made as it was chosen, in sentences for readers of the quote (D53). */
export const contradictionsOfQuote = ({ length, width, snapshot }: CheckedQuote): string[] =>
  contradictionsOf({
    lengthMm: length,
    widthMm: width,
    material: snapshot.material.name,
    thickness: snapshot.thickness.value,
    sinkName: snapshot.sinkType?.name ?? null,
    cutoutNames: snapshot.cutouts.map(({ name }) => name),
  }).map(({ sentence }) => sentence);
