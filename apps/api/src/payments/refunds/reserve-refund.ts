import { pence, sumPence, toPence, toPounds, type Pence } from '@app/pricing';
import type { Transaction } from '../../database/statements';
import type { Actor } from '../../platform/audit/actor';
import { addAuditEntry } from '../../platform/audit/add-audit-entry';
import { AppError } from '../../platform/errors/app-error';
import { randomId } from '../../platform/ids/random-id';
import { addToTimelines } from '../../quotes';
import { insertRefund, readRefundsOfCharge, type RefundRow } from './refund-statements';

/**
 * What of a charge can still be given back.
 * @param charged null: nothing was paid
 * @param refunds of it; those under way count as given back
 */
export function refundableOf(
  charged: string | null,
  refunds: readonly Pick<RefundRow, 'state' | 'amount'>[],
): Pence {
  if (charged === null) return pence(0);
  const given = refunds.filter(({ state }) => state !== 'failed');
  return pence(toPence(charged) - sumPence(given.map(({ amount }) => toPence(amount))));
}

/** A refund that is to be written down; whoever does so holds the quotes and the attempt. */
export interface NewRefund {
  depositId: string;
  attemptId: string;
  transactionId: string;
  /** What the charge came to, in pounds. */
  charged: string;
  amount: Pence;
  /** What could be given back when this was decided; null: whatever it was. */
  refundable?: Pence | null;
  reason: string;
  isOfDeposit: boolean;
  /** Which of the quotes of the deposit bears it; absent: all of them. */
  borneBy?: string;
  key: string;
  hash: string;
  quoteIds: readonly string[];
  at: Date;
}

/**
 * Writes down that money is to be given back, within whatever made it necessary. The worker carries it out.
 *
 * @returns the refund's id
 * @throws AppError `refund/under-way`, `refund/changed-meanwhile`, `refund/too-much`, `deposit/key-reused`
 */
export async function reserveRefund(tx: Transaction, actor: Actor, refund: NewRefund): Promise<string> {
  const { depositId, attemptId, transactionId, amount, reason, isOfDeposit, quoteIds, at } = refund;
  const given = await tx.run<Pick<RefundRow, 'state' | 'amount'>>(readRefundsOfCharge, [transactionId]);
  if (given.some(({ state }) => state === 'wanted' || state === 'sent'))
    throw new AppError('refund/under-way');
  const left = refundableOf(refund.charged, given);
  if ((refund.refundable ?? left) !== left) throw new AppError('refund/changed-meanwhile');
  if (amount > left) throw new AppError('refund/too-much');

  const id = randomId();
  const pounds = toPounds(amount);
  const [written] = await tx.run(insertRefund, [
    id,
    depositId,
    attemptId,
    transactionId,
    pounds,
    isOfDeposit,
    reason,
    actor.userId,
    refund.key,
    refund.hash,
    at,
    refund.borneBy,
  ]);
  // Another deposit's, asked for at the same time.
  if (!written) throw new AppError('deposit/key-reused');
  const details = { depositId, refundId: id, amount: pounds, reason };
  await addToTimelines(tx, quoteIds, { kind: 'refund-asked', details, at, actorId: actor.userId });
  await addAuditEntry(tx, actor, {
    at,
    verb: 'refund',
    subject: { kind: 'deposit', id: depositId },
    after: { refundId: id, attemptId, amount: pounds },
  });
  return id;
}
