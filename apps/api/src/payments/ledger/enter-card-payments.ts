import type { Pence } from '@app/pricing';
import type { Transaction } from '../../database/statements';
import type { AttemptRow } from '../attempts/attempt-statements';
import type { CheckoutTransaction } from '../provider/card-payments';
import type { Refund } from '../refunds/refund.entity';
import { LedgerEntry } from './ledger-entry.entity';

const insertChargesSql = `
  INSERT INTO ledger_entry (kind, method, pence, deposit_id, attempt_id, transaction_id, moved_at, recorded_at)
  SELECT 'payment', 'card-online', charge.pence, $1, $2, charge.id, $5, $5
  FROM unnest($3::text[], $4::bigint[]) AS charge (id, pence)
  ON CONFLICT DO NOTHING`;

/** Enters a refund of what is left of each charge of an attempt, except the charge that counts ($2). */
const insertRemainderSql = `
  INSERT INTO ledger_entry (
    kind, method, pence, deposit_id, attempt_id, transaction_id, moved_at, recorded_at, recorded_by)
  SELECT 'refund', $3, -sum(pence), deposit_id, attempt_id, transaction_id, $4, $4, $5
  FROM ledger_entry WHERE attempt_id = $1 AND ($2::text IS NULL OR transaction_id IS DISTINCT FROM $2)
  GROUP BY deposit_id, attempt_id, transaction_id HAVING sum(pence) > 0`;

const insertProviderRefundsSql = `
  INSERT INTO ledger_entry (
    kind, method, pence, deposit_id, attempt_id, transaction_id, moved_at, recorded_at, recorded_by)
  SELECT 'refund', 'card-online', listed.remainder - sum(pence), deposit_id, attempt_id, transaction_id, $4, $4, $5
  FROM ledger_entry JOIN unnest($2::text[], $3::bigint[]) AS listed (id, remainder) ON listed.id = transaction_id
  WHERE attempt_id = $1
  GROUP BY deposit_id, attempt_id, transaction_id, listed.remainder HAVING sum(pence) > listed.remainder`;

/** Corrects charges whose amount differs between the provider's record of the transaction and its checkout. */
const insertCorrectionsSql = `
  INSERT INTO ledger_entry (
    kind, method, pence, deposit_id, attempt_id, transaction_id, corrects_id, moved_at, recorded_at)
  SELECT 'correction', method, listed.pence - entry.pence, deposit_id, attempt_id, transaction_id, entry.id, moved_at, $4
  FROM ledger_entry AS entry JOIN unnest($2::text[], $3::bigint[]) AS listed (id, pence) ON listed.id = transaction_id
  WHERE attempt_id = $1 AND kind = 'payment' AND listed.pence <> entry.pence
  ON CONFLICT DO NOTHING`;

interface RefundOrigin {
  /** `other`: recorded by staff; `card-online`: listed by the provider. */
  method: 'card-online' | 'other';
  recordedBy: number | null;
  at: Date;
}

type Charge = Pick<CheckoutTransaction, 'id' | 'amount' | 'currency'>;

/** Enters each charge once, also an additional charge or one under review. A charge without an amount in pounds is entered later. */
export async function enterCharges(
  tx: Transaction,
  { id: attemptId, depositId }: Pick<AttemptRow, 'id' | 'depositId'>,
  charges: readonly Charge[],
  at: Date,
): Promise<void> {
  const inPounds = charges.filter(
    ({ amount, currency }) => amount !== null && amount > 0 && currency === 'GBP',
  );
  const values = [inPounds.map(({ id }) => id), inPounds.map(({ amount }) => amount)];
  if (inPounds.length) await tx.run(insertChargesSql, [depositId, attemptId, ...values, at]);
}

/** Enters charges by the provider's record of the transactions, which corrects the amounts of the checkout. */
export async function enterConfirmedCharges(
  tx: Transaction,
  attempt: Pick<AttemptRow, 'id' | 'depositId'>,
  charges: readonly { charge: Pick<CheckoutTransaction, 'id'>; amount: Pence }[],
  at: Date,
): Promise<void> {
  const inPounds = charges.map(({ charge, amount }) => ({ id: charge.id, amount, currency: 'GBP' }));
  await enterCharges(tx, attempt, inPounds, at);
  const values = [inPounds.map(({ id }) => id), inPounds.map(({ amount }) => amount)];
  await tx.run(insertCorrectionsSql, [attempt.id, ...values, at]);
}

export async function enterRefund(
  tx: Transaction,
  { id, depositId, attemptId, transactionId }: Refund,
  { amount, count, method, recordedBy, at }: RefundOrigin & { amount: Pence; count: number },
): Promise<void> {
  const ofCharge = { kind: 'refund', method, depositId, attemptId, transactionId } as const;
  for (let index = 0; index < count; index += 1)
    await tx.manager.insert(LedgerEntry, {
      ...ofCharge,
      pence: String(0 - amount),
      refundId: index === 0 ? id : null,
      movedAt: at,
      recordedAt: at,
      recordedBy,
    });
}

export const enterFullRefund = (
  tx: Transaction,
  attemptId: string,
  { countedChargeId, method, recordedBy, at }: RefundOrigin & { countedChargeId: string | null },
): Promise<unknown> => tx.run(insertRemainderSql, [attemptId, countedChargeId, method, at, recordedBy]);

export const enterProviderRefunds = (
  tx: Transaction,
  attemptId: string,
  charges: readonly { charge: Pick<CheckoutTransaction, 'id'>; refundableAmount: Pence }[],
  { recordedBy, at }: { recordedBy: number | null; at: Date },
): Promise<unknown> =>
  tx.run(insertProviderRefundsSql, [
    attemptId,
    charges.map(({ charge }) => charge.id),
    charges.map(({ refundableAmount }) => refundableAmount),
    at,
    recordedBy,
  ]);
