/**
 * `creating`: stored, the provider may have been asked. `open`: its page takes a card. `failed`: the latest card was
 * declined, the page takes another. `expired` and `closed` (by us): the page takes no more cards. `rejected`: the provider
 * would not open a page. `paid` and `review`: money has moved. `returned`: all of it was given back; it never counted.
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

/** Late money counts, whatever state the attempt is in. `paid` and `returned` are final (D17). */
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

/** Only staff end a review: what the provider says then changes nothing. */
const staffTransitions: Readonly<Partial<Record<AttemptState, readonly AttemptState[]>>> = {
  review: ['paid', 'returned', 'closed'],
};

export const canDecide = (from: AttemptState, to: AttemptState): boolean =>
  staffTransitions[from]?.includes(to) ?? false;

export const canTransition = (from: AttemptState, to: AttemptState): boolean =>
  attemptTransitions[from].includes(to);
