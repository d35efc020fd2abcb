const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/** Mails that one worker composes and sends at once; as many connections to the mail server. */
export const mostAtOnce = 5;

/** Waiting times after a failure; the last one goes on. */
const ladder = [30 * second, minute, 2 * minute];
const further = 5 * minute;

/** A mail that could not be delivered so long after it was asked for is given up. */
const patience = 72 * hour;

/** When a mail that failed is tried again; null: not any more. Waiting times are divided by the scale, for tests. */
export function nextTry({ tries, createdAt }: { tries: number; createdAt: Date }, now: Date, scale = 1) {
  const next = new Date(now.getTime() + (ladder[tries - 1] ?? further) / scale);
  return next.getTime() > createdAt.getTime() + patience / scale ? null : next;
}

/** Servers are given this long for one mail: some look into it before they say yes, and one that is cut off comes twice. */
export const sendingMs = (scale: number) => Math.max(2 * second, (2 * minute) / scale);

/** Pictures and PDF are made meanwhile. */
export const composingMs = (scale: number) => Math.max(5 * second, minute / scale);

/**
 * How long a worker may have a mail in hand before another takes it for dead: begun anew between composing and
 * sending, it must be longer than either.
 */
export const leaseMs = (scale: number) => Math.max(composingMs(scale), sendingMs(scale)) + 2 * second;

/** All mails wait this long while the server is away, longer each time. */
const shortestPause = 5 * second;
const longestPause = 30 * second;
export const pauseMs = (failures: number, scale: number) =>
  Math.min(longestPause, shortestPause * 2 ** Math.min(failures, 10)) / scale;
