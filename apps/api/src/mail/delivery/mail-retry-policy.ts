import type { NotSent } from './mail-sender';

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/** Per worker; also the number of connections to the mail server. */
export const maxConcurrent = 5;

/** Before the second, third and fourth try. */
const firstDelays = [30 * second, minute, 2 * minute];
const laterDelay = 5 * minute;

/** After this time a mail is given up, unless the mail server accepts no mail at all. */
const giveUpAfter = 72 * hour;

/** After this many tries that the server may have accepted, no further copy is sent. */
export const maxUncertainTries = 3;

/** Failures that a person has to correct. They concern all mails, so no mail is given up because of them. */
const needCorrection: readonly NotSent['kind'][] = ['login-rejected', 'certificate-rejected', 'all-rejected'];

/** When to retry; null: give up. Waiting times are divided by the scale, for tests. */
export function nextTry(
  { tries, dueSince }: { tries: number; dueSince: Date },
  now: Date,
  { kind, scale = 1 }: { kind?: NotSent['kind']; scale?: number } = {},
) {
  const next = new Date(now.getTime() + (firstDelays[tries - 1] ?? laterDelay) / scale);
  if (kind && needCorrection.includes(kind)) return next;
  return next.getTime() > dueSince.getTime() + giveUpAfter / scale ? null : next;
}

/** Timeout from connecting to the mail's last byte. */
export const sendTimeoutMs = (scale: number) => Math.max(2 * second, (2 * minute) / scale);

/** RFC 5321, 4.5.3.2.6: some servers scan a mail before they respond. Giving up too early would send it twice. */
export const responseTimeoutMs = (scale: number) => Math.max(5 * second, (10 * minute) / scale);

/** Includes drawing pictures and PDFs. */
export const composeTimeoutMs = (scale: number) => Math.max(5 * second, minute / scale);

const withLeaseMargin = (ms: number) => ms + 2 * second;

/** Used for composing and renewed for sending, so it is longer than either. */
export const leaseMs = (scale: number) =>
  withLeaseMargin(Math.max(composeTimeoutMs(scale), sendTimeoutMs(scale)));

/** Starts once the server has received the complete mail. */
export const responseLeaseMs = (scale: number) => withLeaseMargin(responseTimeoutMs(scale));

/** Pause after wrong settings. Servers lock out clients after about five failed logins in ten minutes. */
export const correctionPauseMs = (scale: number) => (5 * minute) / scale;

const minPause = 5 * second;
const maxPause = 30 * second;
export const pauseMs = (failures: number, scale: number) =>
  Math.min(maxPause, minPause * 2 ** Math.min(failures, 10)) / scale;
