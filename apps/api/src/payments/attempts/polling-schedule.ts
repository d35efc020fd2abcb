import type { AttemptRow } from './attempt-statements';
import { isLive } from './attempt-transitions';

export const pageValidMs = 30 * 60_000;

/** No customer is sent to a page that expires sooner, because entering card details takes time. */
export const leastValidMs = 2 * 60_000;

export const leaseMs = 16_000;

export const settleGraceMs = 60_000;

/** An attempt that is still live this long after its page expired is reported to staff. */
export const reportUnsettledAfterMs = 24 * 60 * 60_000;

/** @param scale divides all waiting times, for tests */
export const isExpiredFor = (ms: number, { validUntil }: { validUntil: Date }, now: Date, scale: number) =>
  now.getTime() - validUntil.getTime() > ms / scale;

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

const backoff = [2, 3, 5, 10, 15, 30].map((seconds) => seconds * second);

/** A payment may become visible after the page has expired: check again at these times, then stop. */
const finalPolls = [5 * minute, 15 * minute, 75 * minute, 24 * hour];

/** A second payment may follow on the same page. */
const checkAfterPaying = 5 * minute;

/** A page may have been paid at the moment we closed it. */
const checkAfterClosing = 30 * second;

export interface PolledAttempt extends Pick<AttemptRow, 'state' | 'validUntil' | 'settledAt' | 'checks'> {
  isConclusive: boolean;
}

export function nextPollAt(
  { state, validUntil, settledAt, checks, isConclusive: isAnswered }: PolledAttempt,
  now: Date,
  scale = 1,
): Date | null {
  const after = (from: Date, ms: number) => new Date(from.getTime() + ms / scale);
  const overdueMs = Math.max(0, now.getTime() - validUntil.getTime()) * scale;
  // Checks become less frequent, but never stop while the result is inconclusive.
  const intervalMs = Math.min(Math.max(overdueMs / 4, 30 * second), 10 * minute);

  if (isLive(state)) {
    return after(now, overdueMs > 0 ? intervalMs : (backoff[checks] ?? intervalMs));
  }
  if (state === 'review' || state === 'returned' || state === 'rejected' || !settledAt) return null;
  if (!isAnswered) return after(now, intervalMs);
  const firstCheck = after(settledAt, state === 'paid' ? checkAfterPaying : checkAfterClosing);
  const finalChecks = finalPolls.map((ms) => after(validUntil, ms));
  const checkTimes = state === 'paid' ? [firstCheck] : [firstCheck, ...finalChecks];
  return checkTimes.filter((time) => time > now).sort((a, b) => a.getTime() - b.getTime())[0] ?? null;
}
