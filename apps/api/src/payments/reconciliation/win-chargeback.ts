import { pence, toPounds } from '@app/pricing';
import { MoreThan } from 'typeorm';
import type { Transaction } from '../../database/statements';
import { syncPhoneCallTasks } from '../../orders';
import type { Actor } from '../../platform/audit/actor';
import { AppError } from '../../platform/errors/app-error';
import type { StaffTask } from '../../staff-tasks';
import { refreshDeposit } from '../attempts/settle-statements';
import { issueInvoices } from '../invoices/issue-invoices';
import { LedgerEntry } from '../ledger/ledger-entry.entity';
import { PayoutEntryRecord } from '../payouts/payout-entry.entity';
import { Refund } from '../refunds/refund.entity';
import { lockCharge } from './record-outside-refund';

/** The chargeback that a task is about, by the task's key (`taskKeyOf`). */
const findEntrySql = `
  SELECT id FROM ledger_entry
  WHERE kind = 'chargeback' AND transaction_id = split_part($1, ':', 2) AND $1 LIKE '%:' || (-pence)::text
    AND NOT EXISTS (SELECT FROM ledger_entry AS correction WHERE correction.corrects_id = ledger_entry.id)
  ORDER BY id LIMIT 1`;

interface WonChargeback {
  /** Pounds. */
  amount: string;
  /** London day on which the provider paid it out again; null: it lists no such payout yet. */
  paidOn: string | null;
}

/**
 * The bank returned the money. A correction makes the payment count again, and it can be refunded again.
 * @throws AppError `task/not-found` if the ledger has no chargeback that the task is about
 */
export async function winChargeback(
  tx: Transaction,
  actor: Actor,
  { key }: Pick<StaffTask, 'key'>,
  at: Date,
): Promise<WonChargeback> {
  const transactionId = key.split(':')[1] ?? '';
  const charge = await lockCharge(tx, { transactionId });
  const [found] = await tx.run<{ id: string }>(findEntrySql, [key]);
  if (!charge || !found) throw new AppError('task/not-found');
  const { attempt, quoteIds } = charge;
  const { depositId } = attempt;
  const entry = await tx.manager.findOneByOrFail(LedgerEntry, { id: found.id });
  await tx.manager.insert(LedgerEntry, {
    depositId,
    attemptId: attempt.id,
    transactionId,
    method: 'card-online',
    kind: 'correction',
    correctsId: entry.id,
    pence: String(0 - Number(entry.pence)),
    movedAt: at,
    recordedAt: at,
    recordedBy: actor.userId,
  });
  if (entry.refundId)
    await tx.manager.update(Refund, entry.refundId, { state: 'failed', remark: 'The chargeback was won.' });
  const orderId = await refreshDeposit(tx, depositId, at);
  await issueInvoices(tx, orderId, at, { isMailed: false });
  await syncPhoneCallTasks(tx, quoteIds, at);
  // Look for a payout of the same charge after the chargeback.
  const { transactionCode } = attempt;
  const payout =
    transactionCode &&
    (await tx.manager.findOne(PayoutEntryRecord, {
      where: { kind: 'payout', transactionCode, recordedAt: MoreThan(entry.recordedAt) },
      order: { paidOn: 'ASC' },
    }));
  return {
    amount: toPounds(pence(0 - Number(entry.pence))),
    paidOn: payout ? payout.paidOn : null,
  };
}
