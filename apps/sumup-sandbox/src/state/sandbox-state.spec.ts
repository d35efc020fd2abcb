import { isDeepStrictEqual } from 'node:util';
import type { SandboxEvent } from './events';
import { SandboxState } from './sandbox-state';

const settings = {
  timeScale: 1,
  clockSkewSeconds: 0,
  seed: 'tests',
  acceptsKey: true,
  apiVersion: '2026-08',
} as const;

const checkout = {
  id: 'c1',
  pageId: 'p1',
  reference: 'dep-1',
  amountPence: 1_234,
  currency: 'GBP',
  merchantCode: 'MCTEST01',
  purpose: 'CHECKOUT',
  isHosted: true,
  createdAtMs: 1,
  createdMachineMs: 1,
  isEnded: false,
  transactions: [],
};
const transaction = {
  id: 't1',
  code: 'T1',
  status: 'SUCCESSFUL' as const,
  atMs: 2,
  machineMs: 2,
  cardEnd: '0091',
  cardType: 'VISA' as const,
  isInjected: false,
  refunds: [],
};
const webhook = {
  id: 'w1',
  checkoutId: 'c1',
  reference: 'dep-1',
  url: 'http://127.0.0.1/hook',
  body: {},
  state: 'waiting' as const,
  dueMs: 3,
  copies: 1,
  rounds: 0,
  tries: [],
};
const call = {
  number: 1,
  operation: 'create' as const,
  operationNumber: 1,
  method: 'POST',
  path: '/v0.1/checkouts',
  body: {},
  headers: ['host'],
  at: '2026-11-21T10:00:00.000Z',
  faults: [],
};

/** One of everything that can happen. */
const history: SandboxEvent[] = [
  { type: 'settings-changed', changes: { timeScale: 600 } },
  { type: 'faults-numbered', made: 2 },
  ...['fault-1', 'fault-2'].map((id, index): SandboxEvent => ({
    type: 'fault',
    fault: { on: 'create', kind: 'reset', id, number: index + 1, madeMachineMs: 1, seen: 0, used: 0 },
  })),
  { type: 'fault-removed', id: 'fault-1' },
  { type: 'call-received', call },
  { type: 'checkout-created', checkout },
  { type: 'call-ended', number: 1, outcome: 201, faults: ['fault-2'] },
  { type: 'confirmation-asked', checkoutId: 'c1', confirmation: { beganMachineMs: 2, card: '1' } },
  { type: 'card-tried', checkoutId: 'c1', transactions: [transaction] },
  { type: 'webhook', webhook },
  { type: 'webhook', webhook: { ...webhook, state: 'delivered', rounds: 1 } },
  {
    type: 'refunded',
    checkoutId: 'c1',
    transactionId: 't1',
    refund: { number: 1, amountPence: 5, atMs: 4, settledMachineMs: 4 },
  },
  { type: 'checkout-created', checkout: { ...checkout, id: 'c2', pageId: 'p2', reference: 'dep-2' } },
  { type: 'checkout-ended', checkoutId: 'c2' },
];

const stateAfter = (events: readonly SandboxEvent[]) => {
  const state = new SandboxState(settings);
  // As the journal gives them back.
  for (const event of JSON.parse(JSON.stringify(events)) as SandboxEvent[]) state.apply(event);
  return state;
};

it('is the same after its shortest history as after its whole one', () => {
  const state = stateAfter(history);

  expect(stateAfter(state.toEvents())).toEqual(state);
  expect(state.settings.timeScale).toBe(600);
  expect(state.findCall(1)).toMatchObject({ outcome: 201 });
});

it('forgets the oldest calls of very many, and still knows how many there were', () => {
  const calls = Array.from({ length: 110_000 }, (_, index): SandboxEvent => ({
    type: 'call-received',
    call: { ...call, number: index + 1, operationNumber: index + 1 },
  }));
  const state = stateAfter(calls);

  expect(state.calls).toHaveLength(100_000);
  expect(state.forgottenCalls).toBe(10_000);
  expect(state.findCall(10_001)?.number).toBe(10_001);
  // The runner's own comparison takes seconds for so many.
  expect(isDeepStrictEqual(stateAfter(state.toEvents()), state)).toBe(true);
});
