import { Injectable, Logger } from '@nestjs/common';
import { toPence } from '@app/pricing';
import { Statements, type Transaction } from '../../database/statements';
import { addMail } from '../../mail';
import type { Actor } from '../../platform/audit/actor';
import { addAuditEntry } from '../../platform/audit/add-audit-entry';
import { Clock } from '../../platform/clock/clock';
import { syncPhoneCallTasks } from '../../orders';
import { addToTimelines } from '../../quotes';
import { addStaffTask, endStaffTask, reopenStaffTask, StaffTask } from '../../staff-tasks';
import { lockAttempt } from '../attempts/attempt-statements';
import { lockCoveredQuotes, readDepositFigures, refreshDeposit } from '../attempts/settle-statements';
import { issueInvoices } from '../invoices/issue-invoices';
import { AppError } from '../../platform/errors/app-error';
import { enterRefund } from '../ledger/enter-card-payments';
import { canSettleFailedRefund } from './refund-detail';
import {
  findRefundsMailedTogetherSql,
  lockRefund,
  type MailedRefund,
  readRefundableCharge,
  markAttemptReturnedIfAllRefundedSql,
} from './refund-statements';
import { isLiveRefund, Refund } from './refund.entity';

type RefundSettlement =
  | { state: 'confirmed'; timesListed?: number }
  | { state: 'failed'; remark: string }
  | { state: 'settled-outside'; note: string; actor: Actor };

/** The only place where a refund becomes final, in one transaction with all effects. Idempotent. */
@Injectable()
export class SettleRefund {
  private readonly logger = new Logger(SettleRefund.name);

  constructor(
    private readonly statements: Statements,
    private readonly clock: Clock,
  ) {}

  async settle(refund: Refund, settlement: RefundSettlement): Promise<void> {
    const isSettledNow = await this.statements.transaction((tx) => this.settleIn(tx, refund, settlement));
    if (isSettledNow)
      this.logger.log(`refund ${refund.id} of ${refund.depositId}: ${refund.state} → ${settlement.state}`);
  }

  private async settleIn(
    tx: Transaction,
    { id, attemptId }: Refund,
    settlement: RefundSettlement,
  ): Promise<boolean> {
    const quoteIds = await lockCoveredQuotes(tx, attemptId);
    await lockAttempt(tx, attemptId);
    const refund = await lockRefund(tx, id);
    if (!refund) return false;
    const isPaidAfterFailure = settlement.state === 'settled-outside' && canSettleFailedRefund(refund);
    if (isPaidAfterFailure) await assertRefundable(tx, refund);
    else if (!isLiveRefund(refund.state)) return false;
    const at = this.clock.now();
    await tx.manager.update(Refund, id, {
      state: settlement.state,
      remark: remarkOf(settlement),
      settledAt: at,
      leaseUntil: null,
      nextCheckAt: null,
      failures: 0,
      lastFailure: null,
    });
    if (settlement.state === 'failed') await this.recordFailed(tx, refund, settlement.remark, quoteIds, at);
    else await this.recordRefunded(tx, refund, settlement, quoteIds, at);
    if (settlement.state === 'confirmed' && (settlement.timesListed ?? 1) > 1) {
      const note = 'SumUp lists the refund more than once.';
      await addCheckTask(tx, refund, { note, at, keySuffix: ':twice' });
    }
    await mailCustomer(tx, refund, quoteIds, at);
    return true;
  }

  private async recordRefunded(
    tx: Transaction,
    refund: Refund,
    settlement: Exclude<RefundSettlement, { state: 'failed' }>,
    quoteIds: readonly string[],
    at: Date,
  ): Promise<void> {
    const { id, depositId, attemptId, amount } = refund;
    const isConfirmed = settlement.state === 'confirmed';
    await enterRefund(tx, refund, {
      amount: toPence(amount),
      count: isConfirmed ? (settlement.timesListed ?? 1) : 1,
      method: isConfirmed ? 'card-online' : 'other',
      recordedBy: isConfirmed ? null : settlement.actor.userId,
      at,
    });
    if (!refund.isOfDeposit) await tx.run(markAttemptReturnedIfAllRefundedSql, [attemptId]);
    const orderId = await refreshDeposit(tx, depositId, at);
    await issueInvoices(tx, orderId, at);
    await syncPhoneCallTasks(tx, quoteIds, at);
    const details = { depositId, refundId: id, amount };
    if (settlement.state === 'confirmed') {
      await addToTimelines(tx, quoteIds, { kind: 'refund-confirmed', details, at });
      await endStaffTask(tx, 'check-refund', { key: id, at });
      return;
    }
    const { note: reason, actor } = settlement;
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
    await addCheckTask(tx, refund, { note: remark, at });
    if (refund.isOfDeposit) return;
    const reviewTasks = await tx.manager.find(StaffTask, {
      select: { key: true },
      where: { kind: 'review-payment', depositId, attemptId },
    });
    for (const { key } of reviewTasks) await reopenStaffTask(tx, 'review-payment', { key, at });
  }
}

/** Since the refund failed, another refund may have returned the same money. */
async function assertRefundable(tx: Transaction, { transactionId, amount }: Refund): Promise<void> {
  const charge = await readRefundableCharge(tx, transactionId);
  if (charge.hasLiveRefund) throw new AppError('refund/under-way');
  if (toPence(amount) > charge.refundablePence) throw new AppError('refund/too-much');
}

const remarkOf = (settlement: RefundSettlement): string | null => {
  if (settlement.state === 'failed') return settlement.remark;
  return settlement.state === 'settled-outside' ? settlement.note : null;
};

/** Sends one mail about refunds that were requested together, once the last of them is final. */
async function mailCustomer(
  tx: Transaction,
  { id, depositId }: Refund,
  quoteIds: readonly string[],
  at: Date,
): Promise<void> {
  const refunds = await tx.run<MailedRefund>(findRefundsMailedTogetherSql, [id]);
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
  { note, at, keySuffix = '' }: { note: string; at: Date; keySuffix?: string },
): Promise<void> {
  const key = `${id}${keySuffix}`;
  await addStaffTask(tx, 'check-refund', { key, depositId, attemptId, note, at });
}
