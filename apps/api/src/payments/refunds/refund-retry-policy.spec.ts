import { listingGraceMs, nextRefundCheck, refundLeaseMs, stuckMs } from './refund-retry-policy';

const begun = new Date('2026-11-21T11:00:00Z');
const secondsUntil = (checks: number, afterMs = 0, scale = 1) => {
  const now = new Date(begun.getTime() + afterMs);
  return (nextRefundCheck({ checks, createdAt: begun }, now, scale).getTime() - now.getTime()) / 1_000;
};

it('checks often at first, then every five minutes, and hourly once staff have a task', () => {
  expect([1, 2, 3, 4, 5, 6, 100].map((checks) => secondsUntil(checks))).toEqual([
    2, 5, 15, 60, 300, 300, 300,
  ]);
  expect(secondsUntil(50, stuckMs)).toBe(3_600);
});

it('divides every wait by the scale', () => {
  expect(secondsUntil(5, 0, 60)).toBe(5);
  expect(secondsUntil(50, stuckMs / 60, 60)).toBe(60);
});

it('allows no second sending while the first sender may still be running', () => {
  const callsMs = 2 * 15_000;
  expect(refundLeaseMs).toBeGreaterThan(callsMs);
  expect(listingGraceMs).toBeGreaterThan(10 * refundLeaseMs);
});
