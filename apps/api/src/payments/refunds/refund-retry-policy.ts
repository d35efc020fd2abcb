const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

export const refundLeaseMs = 40 * second;

/** A refund whose result was inconclusive counts as not carried out if the provider does not list it after this time. */
export const listingGraceMs = 15 * minute;

export const stuckAfterMs = 4 * hour;

const backoff = [2 * second, 5 * second, 15 * second, minute];

/** @param scale divides all waiting times, for tests */
export function nextRefundCheck(
  { checks, createdAt }: { checks: number; createdAt: Date },
  now: Date,
  scale = 1,
): Date {
  const isStuck = (now.getTime() - createdAt.getTime()) * scale >= stuckAfterMs;
  const waitMs = isStuck ? hour : (backoff[checks - 1] ?? 5 * minute);
  return new Date(now.getTime() + waitMs / scale);
}
