import type { NotSent } from './mail-sender';

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/** Mails that one worker composes and sends at once; as many connections to the mail server. */
export const maxConcurrent = 5;

/** Waiting times after a failure; the last one goes on. */
const backoff = [30 * second, minute, 2 * minute];
const slowestBackoff = 5 * minute;

/** A mail that could not be delivered so long after it was wanted is given up, unless no mail can be delivered. */
const giveUpAfter = 72 * hour;

/** A mail that may have been taken so many times is not sent again: its receiver could have as many copies. */
export const maxUncertainTries = 3;

/** What somebody has to correct: until then it says nothing of any one mail, and each waits for as long as that takes. */
const waitsForCorrection: readonly NotSent['kind'][] = [
  'login-rejected',
  'certificate-rejected',
  'all-rejected',
];

/** When a mail that failed is tried again; null: not any more. Waiting times are divided by the scale, for tests. */
export function nextTry(
  { tries, wantedAt }: { tries: number; wantedAt: Date },
  now: Date,
  { kind, scale = 1 }: { kind?: NotSent['kind']; scale?: number } = {},
) {
  const next = new Date(now.getTime() + (backoff[tries - 1] ?? slowestBackoff) / scale);
  if (kind && waitsForCorrection.includes(kind)) return next;
  return next.getTime() > wantedAt.getTime() + giveUpAfter / scale ? null : next;
}

/** For getting a mail over to the server, from the connection to its last byte. */
export const sendingMs = (scale: number) => Math.max(2 * second, (2 * minute) / scale);

/**
 * Then the server is given this long to answer (RFC 5321, 4.5.3.2.6): some scan a mail before they accept it, and one
 * that is cut off comes twice.
 */
export const answeringMs = (scale: number) => Math.max(5 * second, (10 * minute) / scale);

/** Pictures and PDF are made meanwhile. */
export const composingMs = (scale: number) => Math.max(5 * second, minute / scale);

/** How long a worker may be silent over a mail before another takes it for dead. */
const leaseOver = (ms: number) => ms + 2 * second;

/** For composing, and begun anew for sending: it must be longer than either. */
export const leaseMs = (scale: number) => leaseOver(Math.max(composingMs(scale), sendingMs(scale)));

/** Begun once the whole mail is with the server. */
export const answerLeaseMs = (scale: number) => leaseOver(answeringMs(scale));

/** Where a setting is wrong. Servers lock out whoever fails to log in five times in ten minutes. */
export const correctionPauseMs = (scale: number) => (5 * minute) / scale;

/** All mails wait this long while the server is away, longer each time. */
const shortestPause = 5 * second;
const longestPause = 30 * second;
export const pauseMs = (failures: number, scale: number) =>
  Math.min(longestPause, shortestPause * 2 ** Math.min(failures, 10)) / scale;
