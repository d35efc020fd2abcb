import type { AppConfig } from '../../config/app-config';
import type { Notifications } from '../../database/notifications';
import type { Statements } from '../../database/statements';
import type { CheckPayment } from '../attempts/check-payment';
import { PaymentSweep } from '../attempts/payment-sweep';
import { ProviderGate } from './provider-gate';

let nowMs = 0;
const clock = { now: () => new Date(nowMs) };
const config = { backgroundTimeScale: 1 } as AppConfig;
let gate: ProviderGate;
beforeEach(() => {
  nowMs = 1_000_000;
  gate = new ProviderGate(config, clock);
});

const away = { kind: 'unavailable', reason: 'HTTP 503' } as const;

it('pauses all for as long as the provider asks for, from the first time on', () => {
  gate.note('look', { kind: 'rate-limited', retryAfterMs: 90_000 });
  expect(gate.room()).toBe(0);
  nowMs += 90_000;
  expect(gate.room()).toBe(1);
  gate.note('look', { kind: 'rate-limited', retryAfterMs: null });
  nowMs += 29_999;
  expect(gate.room()).toBe(0);
});

it('pauses all after two failures in a row, ever longer, up to a minute', () => {
  gate.note('look', away);
  expect(gate.room()).toBe(Infinity);
  const pauses = [5, 10, 20, 40, 60, 60].map((seconds) => {
    gate.note('look', away);
    nowMs += seconds * 1_000 - 1;
    const during = gate.room();
    nowMs += 1;
    return [during, gate.room()];
  });
  expect(pauses).toEqual(Array.from({ length: 6 }, () => [0, 1]));
});

it.each(['ok', 'not-found', 'rejected', 'accepted', 'unauthorised'])(
  'opens to all with an answer: %s',
  (kind) => {
    const opened = vi.fn();
    gate.onOpen(opened);
    [1, 2].forEach(() => gate.note('look', away));
    gate.note('look', { kind });
    expect(gate.room()).toBe(Infinity);
    expect(opened).toHaveBeenCalledOnce();
  },
);

it('has no payment claimed while it is shut, and one to see whether the provider is back', async () => {
  const claimed: unknown[] = [];
  const statements = {
    run: (_: unknown, values: unknown[]) => {
      claimed.push(values[2]);
      return Promise.resolve([]);
    },
  } as unknown as Statements;
  const queue = {
    on: () => undefined,
    getWaitingCount: () => Promise.resolve(0),
    addBulk: () => Promise.resolve([]),
  };
  const sweep = new PaymentSweep(
    queue,
    {} as CheckPayment,
    statements,
    gate,
    {} as Notifications,
    config,
    clock,
  );
  await sweep.sweep();
  gate.note('look', { kind: 'rate-limited', retryAfterMs: 60_000 });
  await sweep.sweep();
  nowMs += 60_000;
  await sweep.sweep();
  expect(claimed).toEqual([8, 1]);
});
