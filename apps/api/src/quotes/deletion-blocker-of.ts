import type { QuoteDepositState } from './quote-deposit-state';

const blockers: Record<QuoteDepositState, string | null> = {
  none: null,
  open: 'A deposit on it is being paid.',
  review: 'A payment for it is under review.',
  paid: 'A deposit has been paid on it.',
};

/** Why a quote cannot be deleted (D22), as staff are told; null where it can. */
export const deletionBlockerOf = (state: QuoteDepositState): string | null => blockers[state];
