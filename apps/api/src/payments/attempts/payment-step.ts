import type { AppConfig } from '../../config/app-config';
import type { Transaction } from '../../database/statements';
import { AppError } from '../../platform/errors/app-error';
import { randomId } from '../../platform/ids/random-id';
import type { RateLimit } from '../../platform/limits/rate-limits';
import { type AttemptRow, insertAttempt, takeAttempt } from './attempt-statements';
import { leaseMs, leastValidMs } from './polling-schedule';

export type PaymentStep =
  | { kind: 'ready'; depositId: string; paymentUrl: string }
  /** The attempt is stored, and this request has its lease. */
  | { kind: 'open'; depositId: string; attempt: AttemptRow; description: string }
  | { kind: 'wait'; attemptId: string }
  /** Another request has just failed to open this page. */
  | { kind: 'just-failed'; depositId: string }
  /** These pages must be closed first. `depositId`: the deposit that gets a new page then. */
  | { kind: 'close'; attemptIds: string[]; depositId?: string };

export const paymentPagesLimit = ({ depositsPerHour: max }: AppConfig): RateLimit => ({
  name: 'deposit',
  max,
  seconds: 3_600,
  errorCode: 'request/too-many',
});

export interface PageRequest {
  until: Date;
  /** As the provider shows it to the payer. */
  description: string;
  since: Date;
  now: Date;
}

function mustReplacePage(attempt: AttemptRow, { until, now }: PageRequest): boolean {
  if (isBeingOpened(attempt, now)) return false;
  // If the quote's price expires by then, a new page would not last longer.
  const isFresh = attempt.validUntil.getTime() - now.getTime() >= leastValidMs || attempt.validUntil >= until;
  return !isFresh || (attempt.state !== 'creating' && attempt.paymentUrl === null);
}

export const isBeingOpened = (
  { state, leaseUntil }: Pick<AttemptRow, 'state' | 'leaseUntil'>,
  now: Date,
): boolean => state === 'creating' && leaseUntil !== null && leaseUntil > now;

/** @param peekLimit throws if no new page may be opened, before this one is closed */
export async function reusePage(
  tx: Transaction,
  attempt: AttemptRow,
  page: PageRequest,
  peekLimit: () => Promise<unknown>,
): Promise<PaymentStep> {
  const { depositId } = attempt;
  const { description, since, now } = page;
  if (isBeingOpened(attempt, now)) return { kind: 'wait', attemptId: attempt.id };
  if (mustReplacePage(attempt, page)) {
    await peekLimit();
    return { kind: 'close', attemptIds: [attempt.id], depositId };
  }
  if (attempt.paymentUrl !== null) return { kind: 'ready', depositId, paymentUrl: attempt.paymentUrl };
  if (attempt.triedAt && attempt.triedAt > since) return { kind: 'just-failed', depositId };
  const taken = await takeAttempt(tx, attempt.id, { now, forMs: leaseMs });
  if (!taken) return { kind: 'wait', attemptId: attempt.id };
  return { kind: 'open', depositId, attempt: taken, description };
}

/** Called before the provider is. */
export async function createAttempt(
  tx: Transaction,
  depositId: string,
  merchantCode: string,
  { until, now }: Pick<PageRequest, 'until' | 'now'>,
): Promise<AttemptRow> {
  const leaseUntil = new Date(now.getTime() + leaseMs);
  const values = [randomId(), depositId, randomId(), 'GBP', merchantCode, until, leaseUntil, now];
  const [attempt] = await tx.run<AttemptRow>(insertAttempt, values);
  if (!attempt) throw new AppError('deposit/not-found');
  return attempt;
}

/** Neither list has duplicates. */
export const isSameSet = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((id) => other.includes(id));

const maxListed = 3;

/** 'VT-26-00412, VT-26-00413, VT-26-00414 and 2 more'. */
export function listReferences(references: readonly string[]): string {
  const more = references.length - maxListed;
  return `${references.slice(0, maxListed).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}
