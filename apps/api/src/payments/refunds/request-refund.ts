import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
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
import type { AttemptRow } from '../attempts/attempt-statements';
import { holdCoveredQuotes, lockAttempt } from '../attempts/settle-statements';
import { readAmount } from '../ledger/read-amount';
import { type FoundRefund, readRefundDetail } from './refund-detail';
import { type RefundRow, findRefundByKey, insertRefund, readRefundsOfCharge } from './refund-statements';

export interface RefundInput extends RefundRequest {
  depositId: string;
  key: string | undefined;
}

const findCharged = `
  SELECT deposit.id AS known, attempt.id
  FROM deposit
  LEFT JOIN payment_attempt AS attempt ON attempt.deposit_id = deposit.id
    AND CASE WHEN $2::text IS NULL THEN attempt.state = 'paid' ELSE attempt.id = $2 END
  WHERE deposit.id = $1`;

@Injectable()
export class RequestRefund {
  constructor(
    private readonly statements: Statements,
    private readonly clock: Clock,
  ) {}

  async ask(actor: Actor, input: RefundInput): Promise<FoundRefund> {
    const { key, depositId } = input;
    // Without one, a request whose answer was lost would give money back again when it is sent again.
    if (key === undefined) throw new AppError('request/key-missing');
    const amount = readAmount('amount', input.amount);
    const refundable = input.refundableAmount ? readAmount('refundableAmount', input.refundableAmount) : null;
    const reason = input.reason.trim();
    const hash = hashOf(input, amount, reason);
    const id = await this.statements.transaction(async (tx) => {
      const [found] = await tx.run<{ known: string; id: string | null }>(findCharged, [
        depositId,
        input.attemptId || null,
      ]);
      if (!found) throw new AppError('deposit/not-found');
      if (found.id === null) throw new AppError('refund/nothing-paid');
      const quoteIds = await holdCoveredQuotes(tx, found.id);
      // Whoever sent the same before has held the same quotes until it was written down.
      const [known] = await tx.run<RefundRow>(findRefundByKey, [key]);
      if (known && known.request_hash !== hash) throw new AppError('deposit/key-reused');
      if (known) return known.id;

      const [attempt] = await tx.run<AttemptRow>(lockAttempt, [found.id]);
      // Whether that charge counts or goes back is a decision of its own.
      if (attempt?.state === 'review') throw new AppError('deposit/in-review');
      if (!attempt || !isCharged(attempt)) throw new AppError('refund/nothing-paid');
      const at = this.clock.now();
      const refundId = await reserveRefund(tx, actor, {
        depositId,
        attemptId: attempt.id,
        transactionId: attempt.transaction_id,
        charged: attempt.charged_amount,
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
        const declined = { from: ['pending', 'approved'], status: 'declined', at } as const;
        await setStatusOfOrders(tx, actor, quoteIds, declined);
      }
      return refundId;
    });
    return readRefundDetail(this.statements, id);
  }
}

const isCharged = (
  attempt: AttemptRow,
): attempt is AttemptRow & { transaction_id: string; charged_amount: string } =>
  attempt.state === 'paid' &&
  attempt.transaction_id !== null &&
  attempt.charged_amount !== null &&
  attempt.charged_currency === 'GBP';

const hashOf = ({ depositId, attemptId, cancelsOrders }: RefundInput, amount: Pence, reason: string) =>
  createHash('sha256')
    .update(JSON.stringify([depositId, attemptId ?? '', toPounds(amount), reason, cancelsOrders ?? false]))
    .digest('base64url');

/** Refunds that are under way count as given back. */
export function refundableOf(
  charged: string | null,
  refunds: readonly Pick<RefundRow, 'state' | 'amount'>[],
): Pence {
  if (charged === null) return pence(0);
  const given = refunds.filter(({ state }) => state !== 'failed');
  return pence(toPence(charged) - sumPence(given.map(({ amount }) => toPence(amount))));
}

/** A refund to insert. The caller holds the locks of the quotes and of the attempt. */
interface NewRefund {
  depositId: string;
  attemptId: string;
  transactionId: string;
  charged: string;
  amount: Pence;
  /** What could be given back when this was decided; null: whatever it was. */
  refundable?: Pence | null;
  reason: string;
  isOfDeposit: boolean;
  key: string;
  hash: string;
  quoteIds: readonly string[];
  at: Date;
}

/** Writes down, within whatever made it necessary, that money is to be given back. The worker carries it out. @returns the refund's id */
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
