import fc from 'fast-check';

/** An action that is listed more than once is more frequent. */
const actions = [
  'open',
  'open all',
  'pay',
  'pay',
  'pay',
  'pay twice',
  'look',
  'look',
  'record',
  'record',
  'undo',
  'return credit',
  'refund',
  'carry out',
  'accept',
  'refund review',
  'settle',
  'dismiss',
  'agree',
  'charge back',
  'refund outside',
  'win chargeback',
  'win chargeback',
  'ask',
  'ask',
  'ask no more',
  'open balance',
  'open balance',
  'open balance',
  'revise',
  'revise',
  'agree',
  'agree',
  'decline',
  'keep the price',
  'move',
  'move',
  'move',
  'cancel',
  'cancel',
  'customer cancels',
  'reopen',
  'end',
  'take',
] as const;
export type Action = (typeof actions)[number];

export interface Step {
  action: Action;
  /** Random number from which the action derives top, payment, amount and method. */
  number: number;
  /** Calls to the database or provider before the process crashes and the action is repeated; null: no crash. */
  killedAfter: number | null;
  /** The first response of the provider is lost. */
  losesResponse: boolean;
  /** Runs at the same time as the next step. */
  isConcurrent: boolean;
}

export const describeStep = ({ action, number, killedAfter, losesResponse, isConcurrent }: Step): string =>
  [
    `${action} ${number}`,
    ...(killedAfter === null ? [] : [`killed after ${killedAfter}`]),
    ...(losesResponse ? ['response lost'] : []),
    ...(isConcurrent ? ['together with the next'] : []),
  ].join(' ');

const mostly = <T, U>(usual: T, seldom: fc.Arbitrary<U>) =>
  fc.oneof({ weight: 4, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: seldom });

const step: fc.Arbitrary<Step> = fc.record({
  action: fc.constantFrom(...actions),
  number: fc.nat({ max: 999 }),
  killedAfter: mostly(null, fc.integer({ min: 1, max: 30 })),
  losesResponse: mostly(false, fc.constant(true)),
  isConcurrent: mostly(false, fc.constant(true)),
});
const withoutFaults = { killedAfter: null, losesResponse: false, isConcurrent: false };
const plainStep = (action: Action, number: number): Step => ({ action, number, ...withoutFaults });

const balanceRequested = [plainStep('keep the price', 0), plainStep('ask', 0)];
const paidByCard = [plainStep('open', 0), plainStep('pay', 0), plainStep('look', 0)];
const allPaidByCard = [plainStep('open all', 0), plainStep('pay', 0), plainStep('look', 0)];
const allMeasured = [0, 4, 9, 14, 19].map((number) => plainStep('keep the price', number));
/** First steps of a history. In most of them the balance of the first top is requested, payable in parts. */
const beginnings: Step[][] = [
  [],
  paidByCard,
  [plainStep('record', 88), ...balanceRequested, plainStep('open balance', 2)],
  [...paidByCard, ...balanceRequested],
  [...paidByCard, ...balanceRequested, plainStep('open balance', 5)],
  [
    ...paidByCard,
    ...balanceRequested,
    plainStep('open balance', 5),
    plainStep('pay', 0),
    plainStep('look', 0),
  ],
  [plainStep('open', 0), plainStep('pay', 0), plainStep('record', 88), plainStep('look', 0)],
  [...paidByCard, plainStep('charge back', 999)],
  allPaidByCard,
  [...allPaidByCard, ...allMeasured, plainStep('ask', 0), plainStep('open balance', 5)],
  [plainStep('take', 0), plainStep('record', 500)],
  [
    ...paidByCard,
    ...balanceRequested,
    plainStep('open balance', 3),
    plainStep('pay', 0),
    plainStep('record', 88),
    plainStep('look', 0),
  ],
];

/** A list of steps for each day. */
export type History = Step[][];

export const histories: fc.Arbitrary<History> = fc
  .tuple(
    fc.constantFrom(...beginnings),
    fc.array(fc.array(step, { minLength: 2, maxLength: 7 }), { minLength: 2, maxLength: 2 }),
  )
  .map(([beginning, [first = [], ...later]]) => [[...beginning, ...first], ...later]);
