import {
  blockersAmong,
  contradictionsOf,
  type Contradiction,
  exclusionsAmong,
  datumAndRoomOf,
  placesIn,
} from '@app/configuration';
import { type MakingRules, type PaymentBlocker, type QuoteStatus, type TopLayout } from '@app/contracts';
import { toPence } from '@app/pricing';
import { storedNumbersOf } from '../../catalogue';
import {
  type QuoteDepositState,
  type QuoteOfTop,
  isOrderedUnderAnother,
} from '../lineage/is-ordered-under-another';
import { isAgreed, type QuoteStanding } from '../lineage/quote-standing';

const deletionBlockers: Record<QuoteDepositState, string | null> = {
  none: null,
  failed: null,
  open: 'A deposit for this quote is being paid.',
  review: 'A payment for this quote is under review.',
  paid: 'A deposit for this quote has been paid.',
};

/** Shown to staff (D22); null: it can be deleted. */
export const deletionBlockerOf = ({ deposit_state, received }: DepositSummary): string | null =>
  deletionBlockers[deposit_state] ??
  (toPence(received) > 0 ? 'Payments for this quote have been received.' : null);

interface DepositSummary {
  deposit_state: QuoteDepositState;
  /** Pounds paid and not refunded. */
  received: string;
}

export interface PayableQuote extends DepositSummary, QuoteConfiguration {
  id: string;
  status: QuoteStatus;
  /** All quotes for its top, if there are others, as a top is paid for only once. */
  same_top?: readonly QuoteOfTop[] | null;
  valid_until: Date;
  deleted_at: Date | null;
  standing: QuoteStanding;
}

/** The most serious reason first; null: a deposit can be paid (D21). An open card page does not block (D18). */
export function paymentBlockerOf(
  quote: PayableQuote,
  now: Date,
  openBlockers?: readonly Contradiction[],
): PaymentBlocker | null {
  if (quote.deposit_state === 'paid') return isRefunded(quote) ? 'refunded' : 'paid';
  if (quote.deposit_state === 'review') return 'in-review';
  if (quote.deleted_at) return 'deleted';
  if (quote.standing === 'superseded') return 'superseded';
  const sameTop = quote.same_top ?? [];
  const paid = sameTop.filter(({ deposit_state }) => deposit_state === 'paid' || deposit_state === 'review');
  if (paid.length > 0) return blockerOfPaidTop(paid);
  if (quote.status === 'declined' || quote.status === 'completed') return quote.status;
  if (quote.standing === 'proposed') return 'not-agreed';
  if (now >= quote.valid_until) return 'expired';
  if ((openBlockers ?? openBlockersOf(quote)).length > 0) return 'invalid-configuration';
  const ownEntry = sameTop.find(({ id }) => id === quote.id);
  return ownEntry && isOrderedUnderAnother(ownEntry, sameTop) ? 'superseded' : null;
}

/** The paid quote is the one that will be made, so a customer must not pay for another by mistake. */
function blockerOfPaidTop(paid: readonly DepositSummary[]): PaymentBlocker {
  if (paid.every(({ deposit_state }) => deposit_state === 'review')) return 'in-review';
  return paid.every(({ received }) => toPence(received) === 0) ? 'refunded' : 'paid-under-another';
}

/**
 * All payments were refunded. Payments for a superseded quote count for its revision, those for a proposal for its
 * original.
 */
export const isRefunded = ({
  deposit_state,
  received,
  standing,
}: Pick<PayableQuote, 'deposit_state' | 'received' | 'standing'>): boolean =>
  deposit_state === 'paid' && isAgreed(standing) && toPence(received) === 0;

interface QuoteConfiguration {
  length: number;
  width: number;
  snapshot: {
    material: { name: string };
    thickness: { value: string };
    sinkType: { name: string } | null;
    cutouts: readonly { id: number; name: string; excludes?: readonly string[] }[];
    layout?: TopLayout;
  };
  /** null: the usual ones. */
  making_rules: MakingRules | null;
}

/** What keeps it from being ordered. Only of a pending quote: approval confirms that it can be made. */
export const openBlockersOf = (
  quote: QuoteConfiguration & { status: QuoteStatus },
  contradictions?: readonly Contradiction[],
): Contradiction[] =>
  quote.status === 'pending' ? blockersAmong(contradictions ?? contradictionsOfQuote(quote)) : [];

/** In sentences for customers (D53). */
export const contradictionsOfQuote = ({
  length,
  width,
  snapshot,
  making_rules: rules,
}: QuoteConfiguration): Contradiction[] =>
  contradictionsOf({
    lengthMm: length,
    widthMm: width,
    material: snapshot.material.name,
    thickness: snapshot.thickness.value,
    sinkName: snapshot.sinkType?.name ?? null,
    cutoutNames: snapshot.cutouts.map(({ name }) => name),
    exclusions: exclusionsAmong(snapshot.cutouts),
    places: placesIn(snapshot.layout, snapshot.cutouts, { lengthMm: length, widthMm: width }),
    ...datumAndRoomOf(snapshot.layout),
    making: storedNumbersOf(rules, snapshot.material.name),
  });
