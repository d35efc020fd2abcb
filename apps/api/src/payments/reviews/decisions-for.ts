import type { ReviewDecision } from '@app/contracts';
import type { AttemptState } from '../attempt-state';

/** What decides which decisions there are about an attempt. */
export interface JudgedAttempt {
  state: AttemptState;
  transaction_id: string | null;
  charged_currency: string | null;
  /** Somebody was asked to look at it, and has not. */
  is_asked: boolean;
  /** Another payment counts for one of its tops. */
  is_taken: boolean;
  has_live_refund: boolean;
  /** Something of it was given back. */
  is_touched: boolean;
}

/**
 * What staff may decide about an attempt; none where there is nothing to decide. Whether it can be carried out shows
 * when the provider is asked again.
 */
export function decisionsFor(attempt: JudgedAttempt): ReviewDecision[] {
  if (attempt.has_live_refund) return [];
  if (attempt.state === 'review') {
    // Only what is in pounds can be given back from here.
    if (attempt.transaction_id === null || (attempt.charged_currency ?? 'GBP') !== 'GBP') return ['dismiss'];
    return mayCount(attempt) ? ['accept', 'refund', 'dismiss'] : ['refund', 'dismiss'];
  }
  if (!attempt.is_asked) return [];
  // It counts already: what was charged besides can only go back.
  return attempt.state === 'paid' ? ['refund', 'dismiss'] : ['dismiss'];
}

const mayCount = ({ is_taken, is_touched }: JudgedAttempt) => !is_taken && !is_touched;
