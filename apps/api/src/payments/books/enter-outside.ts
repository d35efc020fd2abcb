import { pence, toPounds } from '@app/pricing';
import type { Transaction } from '../../database/statements';
import { randomId } from '../../platform/ids/random-id';
import { syncCallTasks } from '../../orders';
import { addToTimelines } from '../../quotes';
import { holdCoveredQuotes, lockAttempt, refreshDeposit } from '../attempts/settle-statements';
import type { AttemptRow } from '../attempts/attempt-statements';
import type { BookEntry } from '../provider/card-payments';
import { issueInvoices } from '../invoicing/issue-invoices';

interface ChargeRow {
  attempt_id: string;
  deposit_id: string;
}

const findCharge = `SELECT attempt_id, deposit_id FROM ledger_entry WHERE kind = 'payment' AND transaction_id = $1`;

/** What our books leave of a charge, and whether it is plain that nobody has given the same money back by another way. */
const readStanding = `
  SELECT sum(pence) AS left, NOT bool_or(means = 'other')
    AND NOT EXISTS (SELECT FROM refund WHERE transaction_id = $1 AND state IN ('wanted', 'sent')) AS is_plain
  FROM ledger_entry WHERE transaction_id = $1`;

/** A refund beside the entry, so that whoever wants to give back more is told how much is left. */
const insertRefund = `
  INSERT INTO refund (
    id, deposit_id, attempt_id, transaction_id, amount, is_of_deposit, reason, state, idempotency_key, request_hash,
    created_at, settled_at)
  VALUES ($1, $2, $3, $4, $5, true, $6, 'settled-outside', $1, '', $7, $7)`;

const insertEntry = `
  INSERT INTO ledger_entry (
    kind, means, pence, deposit_id, attempt_id, refund_id, transaction_id, moved_at, recorded_at)
  VALUES ($1, 'card-online', $2, $3, $4, $5, $6, $7, $8)
  RETURNING id`;

const reasons = {
  refund: 'Given back on the card provider’s own pages',
  chargeback: 'Taken back by the customer’s bank',
} as const;

/** The charge that a refund or a chargeback is of, with the quotes that its deposit covers; held, before all else. */
export async function holdCharge(tx: Transaction, { transactionId }: BookEntry) {
  const [charge] = await tx.run<ChargeRow>(findCharge, [transactionId]);
  if (!charge) return null;
  const quoteIds = await holdCoveredQuotes(tx, charge.attempt_id);
  const [attempt] = await tx.run<AttemptRow>(lockAttempt, [charge.attempt_id]);
  return attempt ? { attempt, quoteIds } : null;
}

/** Enters money that went back of a charge without the shop, where that is plain; else null. The customer gets no mail: the office or the bank has spoken with them. */
export async function enterOutside(
  tx: Transaction,
  { attempt, quoteIds }: NonNullable<Awaited<ReturnType<typeof holdCharge>>>,
  { kind, transactionId, amount, at: movedAt }: BookEntry,
  at: Date,
): Promise<string | null> {
  const [standing] = await tx.run<{ left: string; is_plain: boolean }>(readStanding, [transactionId]);
  if (kind === 'payment' || !standing?.is_plain || Number(standing.left) < amount) return null;
  const { id: attemptId, deposit_id: depositId } = attempt;
  const isOfDeposit = attempt.state === 'paid' && attempt.transaction_id === transactionId;
  const refundId = isOfDeposit ? randomId() : null;
  const pounds = toPounds(amount);
  if (refundId) {
    const values = [refundId, depositId, attemptId, transactionId, pounds, reasons[kind], movedAt];
    await tx.run(insertRefund, values);
  }
  const [entry] = await tx.run<{ id: string }>(insertEntry, [
    kind,
    pence(0 - amount),
    depositId,
    attemptId,
    refundId,
    transactionId,
    movedAt,
    at,
  ]);
  const orderId = await refreshDeposit(tx, depositId, at);
  await issueInvoices(tx, orderId, at, { isMailed: false });
  await syncCallTasks(tx, quoteIds, at);
  const told = kind === 'refund' ? 'refunded-outside' : 'charged-back';
  await addToTimelines(tx, quoteIds, { kind: told, details: { depositId, amount: pounds }, at });
  return entry?.id ?? null;
}
