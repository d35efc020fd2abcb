import type { AppConfig } from '../../config/app-config';
import type { Statements } from '../../database/statements';
import type { CheckPayment } from '../attempts/check-payment';
import type { BackgroundTools } from '../../platform/background/periodic-task';
import { PaymentSweep } from '../attempts/payment-sweep';
import { ProviderBreaker } from './provider-breaker';

let nowMs = 0;
const clock = { now: () => new Date(nowMs) };
const config = { backgroundTimeScale: 1 } as AppConfig;
let breaker: ProviderBreaker;
beforeEach(() => {
  nowMs = 1_000_000;
  breaker = new ProviderBreaker(config, clock);
});

const away = { kind: 'unavailable', reason: 'HTTP 503' } as const;

it('pauses all as long as the provider asks, from the first time on', () => {
  breaker.note('read', { kind: 'rate-limited', retryAfterMs: 90_000 });
  expect(breaker.availablePermits()).toBe(0);
  nowMs += 90_000;
  expect(breaker.availablePermits()).toBe(1);
  breaker.note('read', { kind: 'rate-limited', retryAfterMs: null });
  nowMs += 29_999;
  expect(breaker.availablePermits()).toBe(0);
});

it('pauses all after two failures in a row, for longer each time, up to a minute', () => {
  breaker.note('read', away);
  expect(breaker.availablePermits()).toBe(Infinity);
  const pauses = [5, 10, 20, 40, 60, 60].map((seconds) => {
    breaker.note('read', away);
    nowMs += seconds * 1_000 - 1;
    const during = breaker.availablePermits();
    nowMs += 1;
    return [during, breaker.availablePermits()];
  });
  expect(pauses).toEqual(Array.from({ length: 6 }, () => [0, 1]));
});

it.each(['ok', 'not-found', 'rejected', 'accepted', 'unauthorised'])(
  'closes for all with an answer: %s',
  (kind) => {
    const closed = vi.fn();
    breaker.onClose(closed);
    [1, 2].forEach(() => breaker.note('read', away));
    breaker.note('read', { kind });
    expect(breaker.availablePermits()).toBe(Infinity);
    expect(closed).toHaveBeenCalledOnce();
  },
);

it('checks no payment while open, except one to probe the provider', async () => {
  const wanted: unknown[] = [];
  const statements = {
    run: (_: unknown, values: unknown[]) => {
      wanted.push(values[1]);
      return Promise.resolve([]);
    },
  } as unknown as Statements;
  const tools = { statements, clock, config } as unknown as BackgroundTools;
  const sweep = new PaymentSweep(breaker, tools, {} as CheckPayment);
  await sweep.sweep();
  breaker.note('read', { kind: 'rate-limited', retryAfterMs: 60_000 });
  await sweep.sweep();
  nowMs += 60_000;
  await sweep.sweep();
  expect(wanted).toEqual([8, 1]);
});
