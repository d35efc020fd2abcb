import type { AppConfig } from '../../config/app-config';
import type { Sql, Transaction } from '../../database/statements';
import { AppError } from '../../platform/errors/app-error';
import { randomId } from '../../platform/ids/random-id';
import type { RateLimit } from '../../platform/limits/rate-limits';
import { type AttemptRow, insertAttemptSql, leaseAttempt } from './attempt-statements';
import { leaseMs, minValidMs } from './polling-schedule';

export type PaymentStep =
  | { kind: 'ready'; depositId: string; paymentUrl: string }
  /** The attempt is stored, and this request holds its lease. */
  | { kind: 'open'; depositId: string; attempt: AttemptRow; description: string }
  | { kind: 'wait'; attemptId: string }
  /** Another request has just failed to open this page. */
  | { kind: 'just-failed'; depositId: string }
  /** These pages must be closed first. `depositId`: the deposit that gets a new page afterwards. */
  | { kind: 'close'; attemptIds: string[]; depositId?: string };

export const paymentPagesLimit = ({ depositsPerHour: max }: AppConfig): RateLimit => ({
  name: 'deposit',
  max,
  seconds: 3_600,
  errorCode: 'request/too-many',
});

export interface PageRequest {
  expiresAt: Date;
  /** Shown to the payer by the provider. */
  description: string;
  /** When the customer's request arrived. */
  waitingSince: Date;
  now: Date;
}

function mustReplacePage(attempt: AttemptRow, { expiresAt, now }: PageRequest): boolean {
  if (isOpening(attempt, now)) return false;
  // If the quote's price expires first, a new page would not be valid for longer.
  const isLongEnough =
    attempt.validUntil.getTime() - now.getTime() >= minValidMs || attempt.validUntil >= expiresAt;
  return !isLongEnough || (attempt.state !== 'creating' && attempt.paymentUrl === null);
}

export const isOpening = (
  { state, leaseUntil }: Pick<AttemptRow, 'state' | 'leaseUntil'>,
  now: Date,
): boolean => state === 'creating' && leaseUntil !== null && leaseUntil > now;

/** @param assertNewPageAllowed throws if the rate limit allows no new page; called before the old page is closed */
export async function reusePage(
  tx: Transaction,
  attempt: AttemptRow,
  page: PageRequest,
  assertNewPageAllowed: () => Promise<unknown>,
): Promise<PaymentStep> {
  const { depositId } = attempt;
  const { description, waitingSince, now } = page;
  if (isOpening(attempt, now)) return { kind: 'wait', attemptId: attempt.id };
  if (mustReplacePage(attempt, page)) {
    await assertNewPageAllowed();
    return { kind: 'close', attemptIds: [attempt.id], depositId };
  }
  if (attempt.paymentUrl !== null) return { kind: 'ready', depositId, paymentUrl: attempt.paymentUrl };
  if (attempt.triedAt && attempt.triedAt > waitingSince) return { kind: 'just-failed', depositId };
  const leased = await leaseAttempt(tx, attempt.id, { now, forMs: leaseMs });
  if (!leased) return { kind: 'wait', attemptId: attempt.id };
  return { kind: 'open', depositId, attempt: leased, description };
}

/**
 * Stores the attempt before the provider is called.
 * @param deposit also stores the deposit, with these values after the attempt's
 */
export async function createAttempt(
  tx: Transaction,
  depositId: string,
  merchantCode: string,
  { expiresAt, now }: Pick<PageRequest, 'expiresAt' | 'now'>,
  deposit: { statement: Sql; values: readonly unknown[] } = { statement: insertAttemptSql, values: [] },
): Promise<AttemptRow> {
  const leaseUntil = new Date(now.getTime() + leaseMs);
  const values = [randomId(), depositId, randomId(), 'GBP', merchantCode, expiresAt, leaseUntil, now];
  const [attempt] = await tx.run<AttemptRow>(deposit.statement, [...values, ...deposit.values]);
  if (!attempt) throw new AppError('deposit/not-found');
  return attempt;
}

/** Both lists must be free of duplicates. */
export const isSameSet = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((id) => b.includes(id));

const maxListedReferences = 3;

/** 'VT-26-00412, VT-26-00413, VT-26-00414 and 2 more'. */
export function listReferences(references: readonly string[]): string {
  const listed = references.slice(0, maxListedReferences).join(', ');
  const unlistedCount = references.length - maxListedReferences;
  return unlistedCount > 0 ? `${listed} and ${unlistedCount} more` : listed;
}
