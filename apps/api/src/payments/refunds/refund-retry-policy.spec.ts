import { listingGraceMs, nextRefundCheck, refundLeaseMs, stuckMs } from './refund-retry-policy';

const begun = new Date('2026-11-21T11:00:00Z');
const secondsUntil = (checks: number, afterMs = 0, scale = 1) => {
  const now = new Date(begun.getTime() + afterMs);
  return (nextRefundCheck({ checks, createdAt: begun }, now, scale).getTime() - now.getTime()) / 1_000;
};

it('looks often at first, every five minutes then, and every hour once people were asked', () => {
  expect([1, 2, 3, 4, 5, 6, 100].map((checks) => secondsUntil(checks))).toEqual([
    2, 5, 15, 60, 300, 300, 300,
  ]);
  expect(secondsUntil(50, stuckMs)).toBe(3_600);
});

it('divides every wait by the scale', () => {
  expect(secondsUntil(5, 0, 60)).toBe(5);
  expect(secondsUntil(50, stuckMs / 60, 60)).toBe(60);
});

it('lets nobody send again while whoever sent before may still be at it', () => {
  const callsMs = 2 * 15_000;
  expect(refundLeaseMs).toBeGreaterThan(callsMs);
  expect(listingGraceMs).toBeGreaterThan(10 * refundLeaseMs);
});
