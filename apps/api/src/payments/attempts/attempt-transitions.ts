import type { AttemptState } from './attempt-state';

/**
 * Where an attempt may go from each state; what is not here is refused and leaves everything as it was. Money that
 * arrives late counts, wherever the attempt has got to. `paid` and `returned` are final (D17).
 */
export const attemptTransitions: Readonly<Record<AttemptState, readonly AttemptState[]>> = {
  creating: ['open', 'failed', 'expired', 'closed', 'rejected', 'paid', 'review'],
  open: ['failed', 'expired', 'closed', 'paid', 'review'],
  failed: ['open', 'expired', 'closed', 'paid', 'review'],
  expired: ['paid', 'review'],
  closed: ['paid', 'review'],
  rejected: ['paid', 'review'],
  paid: [],
  review: [],
  returned: [],
};

/** Out of `review` only staff lead, by what they decide: whatever the provider says then changes nothing. */
const staffTransitions: Readonly<Partial<Record<AttemptState, readonly AttemptState[]>>> = {
  review: ['paid', 'returned', 'closed'],
};

export const mayBeDecided = (from: AttemptState, to: AttemptState): boolean =>
  staffTransitions[from]?.includes(to) ?? false;

export const canTransition = (from: AttemptState, to: AttemptState): boolean =>
  attemptTransitions[from].includes(to);
