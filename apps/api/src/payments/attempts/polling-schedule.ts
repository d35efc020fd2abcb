import type { AttemptRow } from './attempt-statements';
import { isLive } from './attempt-transitions';

export const pageValidMs = 30 * 60_000;

/** A page that closes sooner than this is not given to anybody any more: typing in a card takes time. */
export const leastValidMs = 2 * 60_000;

/** A little more than one call can last. Two at once do no harm; a call that waits for a dead process should not wait long. */
export const leaseMs = 16_000;

export const graceMs = 60_000;

/** An attempt that is still under way so long after its time is for people to look at. */
export const strandedMs = 24 * 60 * 60_000;

/** Whether the time of a page has been over for so long. All waiting times are divided by the scale, for tests. */
export const isOverFor = (ms: number, { valid_until }: { valid_until: Date }, now: Date, scale: number) =>
  now.getTime() - valid_until.getTime() > ms / scale;

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/** Seconds between the looks at a page that takes a card: often at first, when most people pay. */
const backoff = [2, 3, 5, 10, 15, 30].map((seconds) => seconds * second);

/** After a page has closed, money may still be under way: so long after its time we look again, and then no more. */
const finalPolls = [5 * minute, 15 * minute, 75 * minute, 24 * hour];

/** After a payment there may have been a second one on the same page. */
const lookAfterPaying = 5 * minute;

/** A page that we closed ourselves may have been paid in that very moment. */
const lookAfterClosing = 30 * second;

export interface PolledAttempt extends Pick<AttemptRow, 'state' | 'valid_until' | 'settled_at' | 'checks'> {
  isAnswered: boolean;
}

/** When to look at an attempt again; null: never. All waiting times are divided by the scale, for tests. */
export function nextPollAt(
  { state, valid_until: validUntil, settled_at: settledAt, checks, isAnswered }: PolledAttempt,
  now: Date,
  scale = 1,
): Date | null {
  const after = (from: Date, ms: number) => new Date(from.getTime() + ms / scale);
  const overdueMs = Math.max(0, now.getTime() - validUntil.getTime()) * scale;
  // The longer the time is over, the slower; but never given up without an answer.
  const patience = Math.min(Math.max(overdueMs / 4, 30 * second), 10 * minute);

  if (isLive(state)) {
    return after(now, overdueMs > 0 ? patience : (backoff[checks] ?? patience));
  }
  if (state === 'review' || state === 'returned' || state === 'rejected' || !settledAt) return null;
  if (!isAnswered) return after(now, patience);
  const soon = after(settledAt, state === 'paid' ? lookAfterPaying : lookAfterClosing);
  const later = finalPolls.map((ms) => after(validUntil, ms));
  const looks = state === 'paid' ? [soon] : [soon, ...later];
  return looks.filter((look) => look > now).sort((a, b) => a.getTime() - b.getTime())[0] ?? null;
}
