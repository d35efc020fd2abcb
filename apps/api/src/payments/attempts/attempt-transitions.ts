/**
 * How far one attempt to pay a deposit is. `creating`: written down, the provider perhaps asked. `open`: its page
 * takes a card. `failed`: the latest card was declined, the page takes another. `expired` and `closed` (by us): the
 * page takes no card any more. `rejected`: the provider would not open a page. `paid` and `review`: money has moved.
 * `returned`: what had moved was given back altogether, and never counted as the deposit.
 */
export const attemptStates = [
  'creating',
  'open',
  'failed',
  'expired',
  'closed',
  'rejected',
  'paid',
  'review',
  'returned',
] as const;
export type AttemptState = (typeof attemptStates)[number];

/** A deposit has one such attempt at most. */
const liveStates = ['creating', 'open', 'failed'] as const satisfies readonly AttemptState[];

export const isLive = (state: AttemptState): boolean => (liveStates as readonly string[]).includes(state);

export const liveStatesSql = liveStates.map((state) => `'${state}'`).join(', ');

/** Money that arrives late counts, wherever the attempt has got to. `paid` and `returned` are final (D17). */
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
