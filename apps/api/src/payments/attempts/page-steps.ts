import type { AppConfig } from '../../config/app-config';
import type { Transaction } from '../../database/statements';
import { AppError } from '../../platform/errors/app-error';
import { randomId } from '../../platform/ids/random-id';
import type { RateLimit } from '../../platform/limits/rate-limits';
import { type AttemptRow, insertAttempt, takeAttempt } from './attempt-statements';
import { leaseMs, leastValidMs } from './polling-schedule';

/** What is to be done next, so that a request comes to a page on which it can be paid. */
export type PaymentStep =
  | { kind: 'ready'; depositId: string; paymentUrl: string }
  /** The attempt is written down and ours to open. */
  | { kind: 'open'; depositId: string; attempt: AttemptRow; description: string }
  | { kind: 'wait'; attemptId: string }
  /** Somebody has just tried the same and failed. */
  | { kind: 'tried'; depositId: string }
  /** These pages have to be closed first. `depositId` where it is ours that takes another one then. */
  | { kind: 'close'; attemptIds: string[]; depositId?: string };

/** How many pages whoever asks may begin. */
export const pagesLimit = ({ depositsPerHour: max }: AppConfig): RateLimit => ({
  name: 'deposit',
  max,
  seconds: 3_600,
  refusal: 'request/too-many',
});

export interface WantedPage {
  until: Date;
  /** As the provider shows it to the payer. */
  description: string;
  /** When the customer began to wait: a vain attempt after that was made on their behalf too. */
  since: Date;
  now: Date;
}

/** Whether the page of a live attempt has to be closed, as it will soon end by itself, or nobody knows where it is. */
export function isUseless(attempt: AttemptRow, { until, now }: Pick<WantedPage, 'until' | 'now'>): boolean {
  if (isBeingOpened(attempt, now)) return false;
  // Where the quote's own price ends sooner, no other page would last longer than this one.
  const isFresh =
    attempt.valid_until.getTime() - now.getTime() >= leastValidMs || attempt.valid_until >= until;
  return !isFresh || (attempt.state !== 'creating' && attempt.payment_url === null);
}

export const isBeingOpened = ({ state, lease_until }: AttemptRow, now: Date): boolean =>
  state === 'creating' && lease_until !== null && lease_until > now;

export async function resumeAttempt(
  tx: Transaction,
  attempt: AttemptRow,
  { description, since, now }: WantedPage,
): Promise<PaymentStep> {
  const { deposit_id: depositId } = attempt;
  if (attempt.payment_url !== null) return { kind: 'ready', depositId, paymentUrl: attempt.payment_url };
  if (attempt.tried_at && attempt.tried_at > since) return { kind: 'tried', depositId };
  const taken = await takeAttempt(tx, attempt.id, { now, forMs: leaseMs });
  if (!taken) return { kind: 'wait', attemptId: attempt.id };
  return { kind: 'open', depositId, attempt: taken, description };
}

/** Writes an attempt down before the provider hears of it. */
export async function createAttempt(
  tx: Transaction,
  depositId: string,
  merchantCode: string,
  { until, now }: Pick<WantedPage, 'until' | 'now'>,
): Promise<AttemptRow> {
  const leaseUntil = new Date(now.getTime() + leaseMs);
  const values = [randomId(), depositId, randomId(), 'GBP', merchantCode, until, leaseUntil, now];
  const [attempt] = await tx.run<AttemptRow>(insertAttempt, values);
  if (!attempt) throw new AppError('deposit/not-found');
  return attempt;
}

/** Of ids of which each is there once, in whichever order. */
export const isSameSet = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((id) => other.includes(id));

const mostNamed = 3;

/** 'VT-26-00412, VT-26-00413, VT-26-00414 and 2 more'. */
export function namedTogether(references: readonly string[]): string {
  const more = references.length - mostNamed;
  return `${references.slice(0, mostNamed).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}
