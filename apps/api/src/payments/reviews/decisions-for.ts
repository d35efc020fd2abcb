import type { ReviewDecision } from '@app/contracts';
import type { AttemptState } from '../attempts/attempt-transitions';

/** What decides which decisions there are about an attempt. */
export interface JudgedAttempt {
  state: AttemptState;
  transaction_id: string | null;
  charged_currency: string | null;
  /** Somebody was asked to look at it, and has not. */
  is_asked: boolean;
  /** Another payment counts for one of its tops, or one of them is ordered under another quote. */
  is_taken: boolean;
  has_live_refund: boolean;
  /** Something of it was given back. */
  is_touched: boolean;
  /** A bank has taken back all of each charge that does not count already, or a part of each. */
  chargeback: 'charged-back' | 'charged-back-in-part' | null;
}

/**
 * What staff may decide about an attempt; none where there is nothing to decide. Whether it can be carried out shows
 * when the provider is asked again; that it was settled outside the shop, people can say of any.
 */
export function decisionsFor(attempt: JudgedAttempt): ReviewDecision[] {
  const { state, has_live_refund, is_asked } = attempt;
  if (has_live_refund || (state !== 'review' && !is_asked)) return [];
  return [
    ...(mayCount(attempt) ? (['accept'] as const) : []),
    ...(mayGoBack(attempt) ? (['refund'] as const) : []),
    'dismiss',
    'settle',
  ];
}

const mayCount = (attempt: JudgedAttempt) =>
  attempt.state === 'review' &&
  mayGoBack(attempt) &&
  !attempt.is_taken &&
  !attempt.is_touched &&
  !attempt.chargeback;

/** Only what is in pounds can be given back from here; of what counts already, what was charged besides. */
const mayGoBack = ({ state, transaction_id, charged_currency, chargeback }: JudgedAttempt) =>
  chargeback !== 'charged-back' &&
  (state === 'paid' ||
    (state === 'review' && transaction_id !== null && (charged_currency ?? 'GBP') === 'GBP'));
