const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/** A little more than two calls to the provider can last, one after the other. */
export const refundLeaseMs = 40 * second;

/** What was sent without a clear answer is taken for not done only where the books do not show it after that. */
export const booksGraceMs = 15 * minute;

export const stuckMs = 4 * hour;

const ladder = [2 * second, 5 * second, 15 * second, minute];

/** When to look at a refund again. All waiting times are divided by the scale, for tests. */
export function nextRefundLook(
  { checks, created_at: createdAt }: { checks: number; created_at: Date },
  now: Date,
  scale = 1,
): Date {
  const isStuck = (now.getTime() - createdAt.getTime()) * scale >= stuckMs;
  const waitMs = isStuck ? hour : (ladder[checks - 1] ?? 5 * minute);
  return new Date(now.getTime() + waitMs / scale);
}
