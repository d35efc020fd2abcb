/**
 * `creating`: stored; the provider may have been called. `open`: its page accepts a card. `failed`: the latest card was
 * declined, the page accepts another. `expired` and `closed` (by us): the page accepts no more cards. `rejected`: the provider
 * created no page. `paid` and `review`: money has moved. `returned`: everything was refunded; the payment never counted.
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

const liveStates = ['creating', 'open', 'failed'] as const satisfies readonly AttemptState[];

export const isLive = (state: AttemptState): boolean => (liveStates as readonly string[]).includes(state);

export const liveStatesSql = liveStates.map((state) => `'${state}'`).join(', ');

/** A late charge counts in any state before `paid`. `paid` and `returned` are final (D17). */
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

/** Only staff can end a review: later responses of the provider change nothing. */
const staffTransitions: Readonly<Partial<Record<AttemptState, readonly AttemptState[]>>> = {
  review: ['paid', 'returned', 'closed'],
};

export const canDecide = (from: AttemptState, to: AttemptState): boolean =>
  staffTransitions[from]?.includes(to) ?? false;

export const canTransition = (from: AttemptState, to: AttemptState): boolean =>
  attemptTransitions[from].includes(to);
