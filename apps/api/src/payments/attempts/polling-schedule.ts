import type { AttemptRow } from './attempt-statements';
import { isLive } from './attempt-transitions';

export const pageValidMs = 30 * 60_000;

/** No customer is sent to a page that expires sooner, because entering card details takes time. */
export const minValidMs = 2 * 60_000;

/** Longer than the deadline of a call to the provider. */
export const leaseMs = 16_000;

/** How long after its expiry a page may still report a payment that was begun in time. */
export const settleGraceMs = 60_000;

/** An attempt that is still live this long after its page expired is reported to staff. */
export const reportUnsettledAfterMs = 24 * 60 * 60_000;

/** Whether the page expired more than `ms` ago. @param scale divides all waiting times, for tests */
export const isExpiredFor = (ms: number, { validUntil }: { validUntil: Date }, now: Date, scale: number) =>
  now.getTime() - validUntil.getTime() > ms / scale;

const secondMs = 1_000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;

const firstWaitsMs = [2, 3, 5, 10, 15, 30].map((seconds) => seconds * secondMs);

/** A payment may become visible after the page has expired: check again at these times, then stop. */
const finalPollsMs = [5 * minuteMs, 15 * minuteMs, 75 * minuteMs, 24 * hourMs];

/** A second payment may follow on the same page. */
const checkAfterPayingMs = 5 * minuteMs;

/** A page may have been paid at the moment we closed it. */
const checkAfterClosingMs = 30 * secondMs;

export interface PolledAttempt extends Pick<AttemptRow, 'state' | 'validUntil' | 'settledAt' | 'checks'> {
  isConclusive: boolean;
}

export function nextPollAt(
  { state, validUntil, settledAt, checks, isConclusive }: PolledAttempt,
  now: Date,
  scale = 1,
): Date | null {
  const after = (from: Date, ms: number) => new Date(from.getTime() + ms / scale);
  const overdueMs = Math.max(0, now.getTime() - validUntil.getTime()) * scale;
  // Checks become less frequent, but never stop while the result is inconclusive.
  const intervalMs = Math.min(Math.max(overdueMs / 4, 30 * secondMs), 10 * minuteMs);

  if (isLive(state)) {
    return after(now, overdueMs > 0 ? intervalMs : (firstWaitsMs[checks] ?? intervalMs));
  }
  if (state === 'review' || state === 'returned' || state === 'rejected' || !settledAt) return null;
  if (!isConclusive) return after(now, intervalMs);
  const firstCheck = after(settledAt, state === 'paid' ? checkAfterPayingMs : checkAfterClosingMs);
  const finalChecks = finalPollsMs.map((ms) => after(validUntil, ms));
  const checkTimes = state === 'paid' ? [firstCheck] : [firstCheck, ...finalChecks];
  const upcoming = checkTimes.filter((time) => time > now).sort((a, b) => a.getTime() - b.getTime());
  return upcoming[0] ?? null;
}
