import { Injectable, Logger } from '@nestjs/common';
import { toPence } from '@app/pricing';
import { Statements, type Transaction } from '../../database/statements';
import { addMail } from '../../mail';
import type { Actor } from '../../platform/audit/actor';
import { addAuditEntry } from '../../platform/audit/add-audit-entry';
import { Clock } from '../../platform/clock/clock';
import { syncCallTasks } from '../../orders';
import { addToTimelines } from '../../quotes';
import { addStaffTask, endStaffTask, reopenStaffTask, StaffTask } from '../../staff-tasks';
import { lockAttempt } from '../attempts/attempt-statements';
import { lockCoveredQuotes, readDepositFigures, refreshDeposit } from '../attempts/settle-statements';
import { issueInvoices } from '../invoices/issue-invoices';
import { AppError } from '../../platform/errors/app-error';
import { enterRefund } from '../ledger/enter-card-money';
import { canStillBePaid } from './refund-detail';
import {
  findRefundsOfMail,
  lockRefund,
  type MailedRefund,
  readChargeLeft,
  returnAttempt,
} from './refund-statements';
import { isLiveRefund, Refund } from './refund.entity';

export type RefundEnd =
  | { state: 'confirmed'; times?: number }
  | { state: 'failed'; remark: string }
  | { state: 'settled-outside'; note: string; actor: Actor };

/** The only way a refund ends, in one transaction with everything that follows. Idempotent. */
@Injectable()
export class SettleRefund {
  private readonly logger = new Logger(SettleRefund.name);

  constructor(
    private readonly statements: Statements,
    private readonly clock: Clock,
  ) {}

  async settle(refund: Refund, end: RefundEnd): Promise<void> {
    const isNew = await this.statements.transaction((tx) => this.settleWithin(tx, refund, end));
    if (isNew) this.logger.log(`refund ${refund.id} of ${refund.depositId}: ${refund.state} → ${end.state}`);
  }

  private async settleWithin(tx: Transaction, { id, attemptId }: Refund, end: RefundEnd): Promise<boolean> {
    const quoteIds = await lockCoveredQuotes(tx, attemptId);
    await lockAttempt(tx, attemptId);
    const refund = await lockRefund(tx, id);
    if (!refund) return false;
    const isPaidLater = end.state === 'settled-outside' && canStillBePaid(refund.state, refund.isOfDeposit);
    if (isPaidLater) await refuseMoreThanLeft(tx, refund);
    else if (!isLiveRefund(refund.state)) return false;
    const at = this.clock.now();
    await tx.manager.update(Refund, id, {
      state: end.state,
      remark: remarkOf(end),
      settledAt: at,
      leaseUntil: null,
      nextCheckAt: null,
      failures: 0,
      lastFailure: null,
    });
    if (end.state === 'failed') await this.recordFailed(tx, refund, end.remark, quoteIds, at);
    else await this.recordRefunded(tx, refund, end, quoteIds, at);
    if (end.state === 'confirmed' && (end.times ?? 1) > 1) {
      const note = 'By SumUp’s records it was given back more than once.';
      await addCheckTask(tx, refund, note, at, ':twice');
    }
    await mailCustomer(tx, refund, quoteIds, at);
    return true;
  }

  private async recordRefunded(
    tx: Transaction,
    refund: Refund,
    end: Exclude<RefundEnd, { state: 'failed' }>,
    quoteIds: readonly string[],
    at: Date,
  ): Promise<void> {
    const { id, depositId, attemptId, amount } = refund;
    const isConfirmed = end.state === 'confirmed';
    await enterRefund(tx, refund, {
      amount: toPence(amount),
      times: isConfirmed ? (end.times ?? 1) : 1,
      method: isConfirmed ? 'card-online' : 'other',
      by: isConfirmed ? null : end.actor.userId,
      at,
    });
    if (!refund.isOfDeposit) await tx.run(returnAttempt, [attemptId]);
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
    const event = { kind: 'refund-settled-outside', details: { ...details, reason }, at, actorId } as const;
    await addToTimelines(tx, quoteIds, event);
    await endStaffTask(tx, 'check-refund', { key: id, at, doneBy: actorId });
    const subject = { kind: 'deposit', id: depositId } as const;
    const after = { refundId: id, amount };
    await addAuditEntry(tx, actor, { at, verb: 'settle-refund-outside', subject, after });
  }

  private async recordFailed(
    tx: Transaction,
    refund: Refund,
    remark: string,
    quoteIds: readonly string[],
    at: Date,
  ): Promise<void> {
    const { id, depositId, attemptId, amount } = refund;
    const details = { depositId, refundId: id, amount, remark };
    await addToTimelines(tx, quoteIds, { kind: 'refund-failed', details, at });
    await addCheckTask(tx, refund, remark, at);
    if (refund.isOfDeposit) return;
    const reviews = { kind: 'review-payment', depositId, attemptId } as const;
    for (const { key } of await tx.manager.find(StaffTask, { select: { key: true }, where: reviews }))
      await reopenStaffTask(tx, 'review-payment', { key, at });
  }
}

/** Since the refund failed, another one may have given the same money back. */
async function refuseMoreThanLeft(tx: Transaction, { transactionId, amount }: Refund): Promise<void> {
  const charge = await readChargeLeft(tx, transactionId);
  if (charge.isUnderWay) throw new AppError('refund/under-way');
  if (toPence(amount) > charge.left) throw new AppError('refund/too-much');
}

const remarkOf = (end: RefundEnd): string | null => {
  if (end.state === 'failed') return end.remark;
  return end.state === 'settled-outside' ? end.note : null;
};

/** One mail for refunds that were requested together, when the last of them ends. */
async function mailCustomer(
  tx: Transaction,
  { id, depositId }: Refund,
  quoteIds: readonly string[],
  at: Date,
): Promise<void> {
  const refunds = await tx.run<MailedRefund>(findRefundsOfMail, [id]);
  const areSettled = refunds.every(({ settledAt }) => settledAt !== null);
  if (!areSettled || !refunds.some(({ state }) => state === 'confirmed')) return;
  const { customer: to } = await readDepositFigures(tx, depositId);
  if (!to) return;
  const details = { refundId: id };
  await addMail(tx, { kind: 'deposit-refunded', key: id, to, depositId, quoteIds, details, at });
}

export async function addCheckTask(
  tx: Transaction | Statements,
  { id, depositId, attemptId }: Pick<Refund, 'id' | 'depositId' | 'attemptId'>,
  note: string,
  at: Date,
  suffix = '',
): Promise<void> {
  const key = `${id}${suffix}`;
  await addStaffTask(tx, 'check-refund', { key, depositId, attemptId, note, at });
}
