import { listingGraceMs, nextRefundCheck, refundLeaseMs, stuckAfterMs } from './refund-retry-policy';

const createdAt = new Date('2026-11-21T11:00:00Z');
const secondsUntil = (checks: number, afterMs = 0, scale = 1) => {
  const now = new Date(createdAt.getTime() + afterMs);
  return (nextRefundCheck({ checks, createdAt }, now, scale).getTime() - now.getTime()) / 1_000;
};

it('checks often at first, then every five minutes, then hourly once the refund is stuck', () => {
  expect([1, 2, 3, 4, 5, 6, 100].map((checks) => secondsUntil(checks))).toEqual([
    2, 5, 15, 60, 300, 300, 300,
  ]);
  expect(secondsUntil(50, stuckAfterMs)).toBe(3_600);
});

it('divides every wait by the scale', () => {
  expect(secondsUntil(5, 0, 60)).toBe(5);
  expect(secondsUntil(50, stuckAfterMs / 60, 60)).toBe(60);
});

it('does not send a refund again while the first process may still be sending it', () => {
  const callsMs = 2 * 15_000;
  expect(refundLeaseMs).toBeGreaterThan(callsMs);
  expect(listingGraceMs).toBeGreaterThan(10 * refundLeaseMs);
});
