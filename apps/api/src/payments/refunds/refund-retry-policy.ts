const secondMs = 1_000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;

export const refundLeaseMs = 40 * secondMs;

/** A refund whose result was inconclusive counts as not carried out if the provider does not list it after this time. */
export const listingGraceMs = 15 * minuteMs;

/** Staff get a task about a refund that is not settled after this time. */
export const stuckAfterMs = 4 * hourMs;

const firstWaitsMs = [2 * secondMs, 5 * secondMs, 15 * secondMs, minuteMs];

/** @param scale divides all waiting times, for tests */
export function nextRefundCheck(
  { checks, createdAt }: { checks: number; createdAt: Date },
  now: Date,
  scale = 1,
): Date {
  const isStuck = (now.getTime() - createdAt.getTime()) * scale >= stuckAfterMs;
  const waitMs = isStuck ? hourMs : (firstWaitsMs[checks - 1] ?? 5 * minuteMs);
  return new Date(now.getTime() + waitMs / scale);
}
