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

const unavailable = { kind: 'unavailable', reason: 'HTTP 503' } as const;

it('pauses all calls for as long as the provider’s Retry-After says', () => {
  breaker.recordResult('read', { kind: 'rate-limited', retryAfterMs: 90_000 });
  expect(breaker.availablePermits()).toBe(0);
  nowMs += 90_000;
  expect(breaker.availablePermits()).toBe(1);
  breaker.recordResult('read', { kind: 'rate-limited', retryAfterMs: null });
  nowMs += 29_999;
  expect(breaker.availablePermits()).toBe(0);
});

it('pauses all calls after two failures in a row, longer each time, up to a minute', () => {
  breaker.recordResult('read', unavailable);
  expect(breaker.availablePermits()).toBe(Infinity);
  const pauses = [5, 10, 20, 40, 60, 60].map((seconds) => {
    breaker.recordResult('read', unavailable);
    nowMs += seconds * 1_000 - 1;
    const permitsWhileOpen = breaker.availablePermits();
    nowMs += 1;
    return [permitsWhileOpen, breaker.availablePermits()];
  });
  expect(pauses).toEqual(Array.from({ length: 6 }, () => [0, 1]));
});

it.each(['ok', 'not-found', 'rejected', 'accepted', 'unauthorised'])(
  'closes the breaker on any response of the provider: %s',
  (kind) => {
    const closed = vi.fn();
    breaker.onClose(closed);
    [1, 2].forEach(() => breaker.recordResult('read', unavailable));
    breaker.recordResult('read', { kind });
    expect(breaker.availablePermits()).toBe(Infinity);
    expect(closed).toHaveBeenCalledOnce();
  },
);

it('checks no payments while the breaker is open, then a single one to probe the provider', async () => {
  const limits: unknown[] = [];
  const statements = {
    run: (_: unknown, values: unknown[]) => {
      limits.push(values[1]);
      return Promise.resolve([]);
    },
  } as unknown as Statements;
  const tools = { statements, clock, config } as unknown as BackgroundTools;
  const sweep = new PaymentSweep(breaker, tools, {} as CheckPayment);
  await sweep.sweep();
  breaker.recordResult('read', { kind: 'rate-limited', retryAfterMs: 60_000 });
  await sweep.sweep();
  nowMs += 60_000;
  await sweep.sweep();
  expect(limits).toEqual([8, 1]);
});
