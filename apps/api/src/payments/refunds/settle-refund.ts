import { Injectable, Logger } from '@nestjs/common';
import { toPence } from '@app/pricing';
import { Statements, type Transaction } from '../../database/statements';
import { addMail } from '../../mail';
import type { Actor } from '../../platform/audit/actor';
import { addAuditEntry } from '../../platform/audit/add-audit-entry';
import { Clock } from '../../platform/clock/clock';
import { syncCallTasks } from '../../orders';
import { addToTimelines } from '../../quotes';
import { addStaffTask, endStaffTask, reopenStaffTask } from '../../staff-tasks';
import {
  holdCoveredQuotes,
  lockAttempt,
  readDepositFigures,
  refreshDeposit,
} from '../attempts/settle-statements';
import { issueInvoices } from '../invoicing/issue-invoices';
import { AppError } from '../../platform/errors/app-error';
import { enterRefund } from '../ledger/enter-card-money';
import { canStillBePaid } from './refund-detail';
import {
  type RefundRow,
  lockRefund,
  readLeft,
  readRefundsToldTogether,
  returnAttempt,
  settleRefund,
  type RefundToldRow,
} from './refund-statements';

export type RefundEnd =
  /** How often the books show it: more often than we asked for, people must look at it. */
  | { state: 'confirmed'; times?: number }
  | { state: 'failed'; remark: string }
  | { state: 'settled-outside'; note: string; actor: Actor };

const readQuestions = `SELECT key FROM staff_task WHERE kind = 'review-payment' AND deposit_id = $1 AND attempt_id = $2`;

/** The one way in which a refund ends: one transaction writes it with all that follows. Found out again, it changes nothing more. */
@Injectable()
export class SettleRefund {
  private readonly logger = new Logger(SettleRefund.name);

  constructor(
    private readonly statements: Statements,
    private readonly clock: Clock,
  ) {}

  async settle(refund: RefundRow, end: RefundEnd): Promise<void> {
    const isNew = await this.statements.transaction((tx) => this.settleWithin(tx, refund, end));
    if (isNew) this.logger.log(`refund ${refund.id} of ${refund.deposit_id}: ${refund.state} → ${end.state}`);
  }

  private async settleWithin(
    tx: Transaction,
    { id, attempt_id }: RefundRow,
    end: RefundEnd,
  ): Promise<boolean> {
    const quoteIds = await holdCoveredQuotes(tx, attempt_id);
    await tx.run(lockAttempt, [attempt_id]);
    const [refund] = await tx.run<RefundRow>(lockRefund, [id]);
    if (!refund) return false;
    const isPaidAfterAll =
      end.state === 'settled-outside' && canStillBePaid(refund.state, refund.is_of_deposit);
    if (isPaidAfterAll) await refuseMoreThanLeft(tx, refund);
    else if (refund.state !== 'wanted' && refund.state !== 'sent') return false;
    const at = this.clock.now();
    await tx.run(settleRefund, [id, end.state, remarkOf(end), at]);
    if (end.state === 'failed') await this.noteFailed(tx, refund, end.remark, quoteIds, at);
    else await this.noteGivenBack(tx, refund, end, quoteIds, at);
    if (end.state === 'confirmed' && (end.times ?? 1) > 1) {
      const note = 'By the books of the card provider it was given back more than once.';
      await askToCheck(tx, refund, note, at, ':twice');
    }
    await tellCustomer(tx, refund, quoteIds, at);
    return true;
  }

  private async noteGivenBack(
    tx: Transaction,
    refund: RefundRow,
    end: Exclude<RefundEnd, { state: 'failed' }>,
    quoteIds: readonly string[],
    at: Date,
  ): Promise<void> {
    const { id, deposit_id: depositId, attempt_id: attemptId, amount } = refund;
    const isConfirmed = end.state === 'confirmed';
    await enterRefund(tx, refund, {
      amount: toPence(amount),
      times: isConfirmed ? (end.times ?? 1) : 1,
      means: isConfirmed ? 'card-online' : 'other',
      by: isConfirmed ? null : end.actor.userId,
      at,
    });
    if (!refund.is_of_deposit) await tx.run(returnAttempt, [attemptId]);
    const orderId = await refreshDeposit(tx, depositId, at);
    await issueInvoices(tx, orderId, at);
    await syncCallTasks(tx, quoteIds, at);
    const details = { depositId, refundId: id, amount };
    if (end.state === 'confirmed') {
      await addToTimelines(tx, quoteIds, { kind: 'refund-confirmed', details, at });
      await endStaffTask(tx, 'check-refund', { key: id, at });
      return;
    }
    const { note: reason, actor } = end;
    const { userId: actorId } = actor;
    const noted = { kind: 'refund-settled-outside', details: { ...details, reason }, at, actorId } as const;
    await addToTimelines(tx, quoteIds, noted);
    await endStaffTask(tx, 'check-refund', { key: id, at, doneBy: actorId });
    const subject = { kind: 'deposit', id: depositId } as const;
    const after = { refundId: id, amount };
    await addAuditEntry(tx, actor, { at, verb: 'settle-refund-outside', subject, after });
  }

  private async noteFailed(
    tx: Transaction,
    refund: RefundRow,
    remark: string,
    quoteIds: readonly string[],
    at: Date,
  ): Promise<void> {
    const { id, deposit_id: depositId, attempt_id: attemptId, amount } = refund;
    const details = { depositId, refundId: id, amount, remark };
    await addToTimelines(tx, quoteIds, { kind: 'refund-failed', details, at });
    await askToCheck(tx, refund, remark, at);
    if (refund.is_of_deposit) return;
    // What was decided has not come about: it is to be decided again.
    const questions = await tx.run<{ key: string }>(readQuestions, [depositId, attemptId]);
    for (const { key } of questions) await reopenStaffTask(tx, 'review-payment', { key, at });
  }
}

/** Since it failed, the same money may have been given back by another refund. */
async function refuseMoreThanLeft(tx: Transaction, { transaction_id, amount }: RefundRow): Promise<void> {
  const [books] = await tx.run<{ left: string; isUnderWay: boolean }>(readLeft, [transaction_id]);
  if (books?.isUnderWay) throw new AppError('refund/under-way');
  if (toPence(amount) > Number(books?.left ?? 0)) throw new AppError('refund/too-much');
}

const remarkOf = (end: RefundEnd): string | null => {
  if (end.state === 'failed') return end.remark;
  return end.state === 'settled-outside' ? end.note : null;
};

/** Once, when it is certain how much goes back: with the last of the refunds that were asked for together. */
async function tellCustomer(
  tx: Transaction,
  { id, deposit_id: depositId }: RefundRow,
  quoteIds: readonly string[],
  at: Date,
): Promise<void> {
  const together = await tx.run<RefundToldRow>(readRefundsToldTogether, [id]);
  const isOver = together.every(({ settled_at }) => settled_at !== null);
  if (!isOver || !together.some(({ state }) => state === 'confirmed')) return;
  const { customer: to } = await readDepositFigures(tx, depositId);
  if (!to) return;
  const details = { refundId: id };
  await addMail(tx, { kind: 'deposit-refunded', key: id, to, depositId, quoteIds, details, at });
}

/** Has people look at a refund, once; where they did before, again. */
export async function askToCheck(
  tx: Transaction | Statements,
  { id, deposit_id, attempt_id }: Pick<RefundRow, 'id' | 'deposit_id' | 'attempt_id'>,
  note: string,
  at: Date,
  suffix = '',
): Promise<void> {
  const key = `${id}${suffix}`;
  await addStaffTask(tx, 'check-refund', { key, depositId: deposit_id, attemptId: attempt_id, note, at });
}
