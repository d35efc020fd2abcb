import type { AttemptRow } from './attempt-statements';
import { isLive } from './attempt-transitions';

export const pageValidMs = 30 * 60_000;

/** No customer is sent to a page that closes sooner: typing in a card takes time. */
export const leastValidMs = 2 * 60_000;

export const leaseMs = 16_000;

export const graceMs = 60_000;

/** An attempt still live this long after its page expired goes to staff. */
export const strandedMs = 24 * 60 * 60_000;

/** All waiting times are divided by the scale, for tests. */
export const isOverFor = (ms: number, { validUntil }: { validUntil: Date }, now: Date, scale: number) =>
  now.getTime() - validUntil.getTime() > ms / scale;

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

const backoff = [2, 3, 5, 10, 15, 30].map((seconds) => seconds * second);

/** After a page has expired, money may still arrive: check again at these times, then stop. */
const finalPolls = [5 * minute, 15 * minute, 75 * minute, 24 * hour];

/** A second payment may follow on the same page. */
const checkAfterPaying = 5 * minute;

/** A page may have been paid at the moment we closed it. */
const checkAfterClosing = 30 * second;

export interface PolledAttempt extends Pick<AttemptRow, 'state' | 'validUntil' | 'settledAt' | 'checks'> {
  isAnswered: boolean;
}

export function nextPollAt(
  { state, validUntil, settledAt, checks, isAnswered }: PolledAttempt,
  now: Date,
  scale = 1,
): Date | null {
  const after = (from: Date, ms: number) => new Date(from.getTime() + ms / scale);
  const overdueMs = Math.max(0, now.getTime() - validUntil.getTime()) * scale;
  // Slower with time, but never given up without an answer.
  const interval = Math.min(Math.max(overdueMs / 4, 30 * second), 10 * minute);

  if (isLive(state)) {
    return after(now, overdueMs > 0 ? interval : (backoff[checks] ?? interval));
  }
  if (state === 'review' || state === 'returned' || state === 'rejected' || !settledAt) return null;
  if (!isAnswered) return after(now, interval);
  const soon = after(settledAt, state === 'paid' ? checkAfterPaying : checkAfterClosing);
  const later = finalPolls.map((ms) => after(validUntil, ms));
  const checkTimes = state === 'paid' ? [soon] : [soon, ...later];
  return checkTimes.filter((time) => time > now).sort((a, b) => a.getTime() - b.getTime())[0] ?? null;
}
