import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Not } from 'typeorm';
import type { RefundRequest } from '@app/contracts';
import { pence, sumPence, toPence, toPounds, type Pence } from '@app/pricing';
import { Statements, type Transaction } from '../../database/statements';
import type { Actor } from '../../platform/audit/actor';
import { addAuditEntry } from '../../platform/audit/add-audit-entry';
import { Clock } from '../../platform/clock/clock';
import { AppError } from '../../platform/errors/app-error';
import { randomId } from '../../platform/ids/random-id';
import { setStatusOfOrders } from '../../orders';
import { addToTimelines } from '../../quotes';
import { type AttemptRow, lockAttempt } from '../attempts/attempt-statements';
import { PaymentAttempt } from '../attempts/payment-attempt.entity';
import { lockCoveredQuotes } from '../attempts/settle-statements';
import { Deposit } from '../deposits/deposit.entity';
import { readAmount } from '../ledger/read-money-fields';
import { type StoredRefundDetail, getRefundDetail } from './refund-detail';
import { insertRefundSql } from './refund-statements';
import { isLiveRefund, Refund } from './refund.entity';

interface RefundInput extends RefundRequest {
  depositId: string;
  key: string;
}

@Injectable()
export class RequestRefund {
  constructor(
    private readonly statements: Statements,
    private readonly clock: Clock,
  ) {}

  async request(actor: Actor, input: RefundInput): Promise<StoredRefundDetail> {
    const { key, depositId } = input;
    const amount = readAmount('amount', input.amount);
    const refundable = input.refundableAmount ? readAmount('refundableAmount', input.refundableAmount) : null;
    const reason = input.reason.trim();
    const hash = hashOf(input, amount, reason);
    const id = await this.statements.transaction(async (tx) => {
      const attemptId = await findChargedAttempt(tx, depositId, input.attemptId);
      const quoteIds = await lockCoveredQuotes(tx, attemptId);
      // The locks make a concurrent request with the same key wait.
      const earlierRefund = await tx.manager.findOneBy(Refund, { idempotencyKey: key });
      if (earlierRefund && earlierRefund.requestHash !== hash) throw new AppError('deposit/key-reused');
      if (earlierRefund) return earlierRefund.id;

      const attempt = await lockAttempt(tx, attemptId);
      // A charge under review can only be refunded by deciding the review.
      if (attempt?.state === 'review') throw new AppError('deposit/in-review');
      if (!attempt || !isCharged(attempt)) throw new AppError('refund/nothing-paid');
      const at = this.clock.now();
      const refundId = await reserveRefund(tx, actor, {
        depositId,
        attemptId,
        transactionId: attempt.transactionId,
        charged: attempt.chargedAmount,
        amount,
        refundable,
        reason,
        isOfDeposit: true,
        key,
        hash,
        quoteIds,
        at,
      });
      if (input.cancelsOrders) {
        await setStatusOfOrders(tx, actor, quoteIds, {
          from: ['pending', 'approved'],
          status: 'declined',
          at,
        });
      }
      return refundId;
    });
    return getRefundDetail(this.statements, id);
  }
}

async function findChargedAttempt(
  { manager }: Transaction,
  depositId: string,
  attemptId: string | null | undefined,
): Promise<string> {
  const attempt = await manager.findOne(PaymentAttempt, {
    select: { id: true },
    where: attemptId ? { id: attemptId, depositId } : { depositId, state: 'paid' },
  });
  if (attempt) return attempt.id;
  throw new AppError(
    (await manager.existsBy(Deposit, { id: depositId })) ? 'refund/nothing-paid' : 'deposit/not-found',
  );
}

const isCharged = (
  attempt: AttemptRow,
): attempt is AttemptRow & { transactionId: string; chargedAmount: string } =>
  attempt.state === 'paid' &&
  attempt.transactionId !== null &&
  attempt.chargedAmount !== null &&
  attempt.chargedCurrency === 'GBP';

const hashOf = ({ depositId, attemptId, cancelsOrders }: RefundInput, amount: Pence, reason: string) =>
  createHash('sha256')
    .update(JSON.stringify([depositId, attemptId ?? '', toPounds(amount), reason, cancelsOrders ?? false]))
    .digest('base64url');

export function refundableOf(
  charged: string | null,
  refunds: readonly Pick<Refund, 'state' | 'amount'>[],
): Pence {
  if (charged === null) return pence(0);
  const earlierRefunds = refunds.filter(({ state }) => state !== 'failed');
  return pence(toPence(charged) - sumPence(earlierRefunds.map(({ amount }) => toPence(amount))));
}

interface NewRefund {
  depositId: string;
  attemptId: string;
  transactionId: string;
  charged: string;
  amount: Pence;
  /** The refundable amount that staff saw; null: not checked. */
  refundable?: Pence | null;
  reason: string;
  isOfDeposit: boolean;
  key: string;
  hash: string;
  quoteIds: readonly string[];
  at: Date;
}

/** Stores a refund that the worker executes later. The caller has locked the quotes and the attempt. @returns the refund's id */
export async function reserveRefund(tx: Transaction, actor: Actor, refund: NewRefund): Promise<string> {
  const { depositId, attemptId, transactionId, amount, reason, isOfDeposit, quoteIds, at } = refund;
  const earlierRefunds = await tx.manager.find(Refund, {
    select: { state: true, amount: true },
    where: { transactionId, state: Not('failed') },
  });
  if (earlierRefunds.some(({ state }) => isLiveRefund(state))) throw new AppError('refund/under-way');
  const refundable = refundableOf(refund.charged, earlierRefunds);
  if ((refund.refundable ?? refundable) !== refundable) throw new AppError('refund/changed-meanwhile');
  if (amount > refundable) throw new AppError('refund/too-much');

  const id = randomId();
  const pounds = toPounds(amount);
  const [inserted] = await tx.run(insertRefundSql, [
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
  ]);
  // A concurrent request for another deposit used the same key.
  if (!inserted) throw new AppError('deposit/key-reused');
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
