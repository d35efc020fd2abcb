import { InMemoryRateLimits } from './in-memory-rate-limits';
import type { RateLimit } from './rate-limits';

const begin = Date.parse('2026-11-22T09:00:00Z');
const limit: RateLimit = { name: 'reads', max: 2, seconds: 60, errorCode: 'request/too-often' };

function limits() {
  const clock = { now: () => new Date(begin + elapsedMs) };
  let elapsedMs = 0;
  const flood = new InMemoryRateLimits(clock);
  const uses = (address: string, of = limit) => {
    try {
      flood.consume(of, address);
      return 'taken';
    } catch (error) {
      return error as { code: string; details: unknown };
    }
  };
  return { uses, wait: (ms: number) => (elapsedMs += ms) };
}

it('allows the limit per window, says when it ends, and starts again after it', () => {
  const { uses, wait } = limits();
  expect([uses('192.0.2.1'), uses('192.0.2.1')]).toEqual(['taken', 'taken']);
  wait(45_000);
  expect(uses('192.0.2.1')).toMatchObject({
    code: 'request/too-often',
    details: { retryAfterSeconds: 15 },
  });
  wait(15_000);
  expect(uses('192.0.2.1')).toBe('taken');
});

it('counts each network and each limit separately', () => {
  const { uses } = limits();
  for (let turn = 0; turn < 3; turn += 1) uses('192.0.2.1');
  expect(uses('192.0.2.2')).toBe('taken');
  expect(uses('192.0.2.1', { ...limit, name: 'saves' })).toBe('taken');
  for (let turn = 0; turn < 3; turn += 1) uses('2001:db8::1');
  expect(uses('2001:db8::2')).not.toBe('taken');
});

it('stores a limited number of networks', () => {
  const { uses } = limits();
  for (let turn = 0; turn < 3; turn += 1) uses('192.0.2.1');
  for (let network = 0; network < 100_000; network += 1)
    uses(`10.${network >> 16}.${(network >> 8) & 255}.${network & 255}`);
  expect(uses('192.0.2.1')).toBe('taken');
});
