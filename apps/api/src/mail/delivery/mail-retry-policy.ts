import type { NotSent } from './mail-sender';

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/** Per worker; also the number of connections to the mail server. */
export const maxConcurrent = 5;

/** Waiting times after failures; the last one repeats. */
const backoff = [30 * second, minute, 2 * minute];
const slowestBackoff = 5 * minute;

/** A mail is given up after this time, unless no mail at all can be delivered. */
const giveUpAfter = 72 * hour;

/** After so many tries that may have been accepted, no more copies are sent. */
export const maxUncertainTries = 3;

/** Somebody has to correct these; they say nothing about a single mail, so none is given up meanwhile. */
const waitsForCorrection: readonly NotSent['kind'][] = [
  'login-rejected',
  'certificate-rejected',
  'all-rejected',
];

/** When to retry; null: give up. Waiting times are divided by the scale, for tests. */
export function nextTry(
  { tries, wantedAt }: { tries: number; wantedAt: Date },
  now: Date,
  { kind, scale = 1 }: { kind?: NotSent['kind']; scale?: number } = {},
) {
  const next = new Date(now.getTime() + (backoff[tries - 1] ?? slowestBackoff) / scale);
  if (kind && waitsForCorrection.includes(kind)) return next;
  return next.getTime() > wantedAt.getTime() + giveUpAfter / scale ? null : next;
}

/** From the connection to the mail's last byte. */
export const sendingMs = (scale: number) => Math.max(2 * second, (2 * minute) / scale);

/**
 * Time for the server's answer (RFC 5321, 4.5.3.2.6): some scan a mail first, and cutting them off means sending it
 * twice.
 */
export const answeringMs = (scale: number) => Math.max(5 * second, (10 * minute) / scale);

/** Includes drawing pictures and PDFs. */
export const composingMs = (scale: number) => Math.max(5 * second, minute / scale);

/** How long a worker may be silent before another one takes over. */
const leaseOver = (ms: number) => ms + 2 * second;

/** For composing, and again for sending: longer than either. */
export const leaseMs = (scale: number) => leaseOver(Math.max(composingMs(scale), sendingMs(scale)));

/** Starts once the server has the whole mail. */
export const answerLeaseMs = (scale: number) => leaseOver(answeringMs(scale));

/** For wrong settings. Servers lock out clients after about five failed logins in ten minutes. */
export const correctionPauseMs = (scale: number) => (5 * minute) / scale;

/** The pause while the server is down, longer each time. */
const minPause = 5 * second;
const maxPause = 30 * second;
export const pauseMs = (failures: number, scale: number) =>
  Math.min(maxPause, minPause * 2 ** Math.min(failures, 10)) / scale;
