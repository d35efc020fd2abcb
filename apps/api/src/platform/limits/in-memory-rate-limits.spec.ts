import { InMemoryRateLimits } from './in-memory-rate-limits';
import type { RateLimit } from './rate-limits';

const start = Date.parse('2026-11-22T09:00:00Z');
const limit: RateLimit = { name: 'reads', max: 2, seconds: 60, errorCode: 'request/too-often' };

function limits() {
  const clock = { now: () => new Date(start + elapsedMs) };
  let elapsedMs = 0;
  const floodFrom = new InMemoryRateLimits(clock);
  const isAllowed = (address: string, windowLimit = limit) => {
    try {
      floodFrom.consume(windowLimit, address);
      return 'taken';
    } catch (error) {
      return error as { code: string; details: unknown };
    }
  };
  return { uses: isAllowed, wait: (ms: number) => (elapsedMs += ms) };
}

it('allows the limit per window, says when it ends, and starts again after it', () => {
  const { uses: isAllowed, wait } = limits();
  expect([isAllowed('192.0.2.1'), isAllowed('192.0.2.1')]).toEqual(['taken', 'taken']);
  wait(45_000);
  expect(isAllowed('192.0.2.1')).toMatchObject({
    code: 'request/too-often',
    details: { retryAfterSeconds: 15 },
  });
  wait(15_000);
  expect(isAllowed('192.0.2.1')).toBe('taken');
});

it('counts each network and each limit separately', () => {
  const { uses: isAllowed } = limits();
  for (let index = 0; index < 3; index += 1) isAllowed('192.0.2.1');
  expect(isAllowed('192.0.2.2')).toBe('taken');
  expect(isAllowed('192.0.2.1', { ...limit, name: 'saves' })).toBe('taken');
  for (let index = 0; index < 3; index += 1) isAllowed('2001:db8::1');
  expect(isAllowed('2001:db8::2')).not.toBe('taken');
});

it('stores a limited number of networks', () => {
  const { uses: isAllowed } = limits();
  for (let index = 0; index < 3; index += 1) isAllowed('192.0.2.1');
  for (let network = 0; network < 100_000; network += 1)
    isAllowed(`10.${network >> 16}.${(network >> 8) & 255}.${network & 255}`);
  expect(isAllowed('192.0.2.1')).toBe('taken');
});
