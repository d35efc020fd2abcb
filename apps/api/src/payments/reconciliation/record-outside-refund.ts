import { toPounds } from '@app/pricing';
import type { Transaction } from '../../database/statements';
import { randomId } from '../../platform/ids/random-id';
import { syncPhoneCallTasks } from '../../orders';
import { addToTimelines } from '../../quotes';
import { type AttemptRow, lockAttempt } from '../attempts/attempt-statements';
import { lockCoveredQuotes, refreshDeposit } from '../attempts/settle-statements';
import { issueInvoices } from '../invoices/issue-invoices';
import { LedgerEntry } from '../ledger/ledger-entry.entity';
import type { HistoryEntry } from '../provider/card-payments';
import { readRefundableCharge } from '../refunds/refund-statements';
import { Refund } from '../refunds/refund.entity';

interface LockedCharge {
  attempt: AttemptRow;
  quoteIds: string[];
}

const reasons = {
  refund: 'Refunded on the card provider’s own pages',
  chargeback: 'Taken back by the customer’s bank',
} as const;

export async function lockCharge(
  tx: Transaction,
  { transactionId }: Pick<HistoryEntry, 'transactionId'>,
): Promise<LockedCharge | null> {
  const charge = await tx.manager.findOneBy(LedgerEntry, { kind: 'payment', transactionId });
  if (!charge?.attemptId) return null;
  const quoteIds = await lockCoveredQuotes(tx, charge.attemptId);
  const attempt = await lockAttempt(tx, charge.attemptId);
  return attempt && { attempt, quoteIds };
}

/**
 * Enters a refund or chargeback that was made without the shop, unless the same amount may already be recorded as refunded in
 * another way. No mail is sent, because the office or the bank has informed the customer. @returns whether it was entered
 */
export async function recordOutsideRefund(
  tx: Transaction,
  { attempt, quoteIds }: LockedCharge,
  { kind, transactionId, amount, at: movedAt }: HistoryEntry,
  at: Date,
): Promise<boolean> {
  const { refundablePence, hasOtherMethod, hasLiveRefund } = await readRefundableCharge(tx, transactionId);
  if (kind === 'payment' || hasOtherMethod || hasLiveRefund || refundablePence < amount) return false;
  const { id: attemptId, depositId } = attempt;
  const ofCharge = { depositId, attemptId, transactionId };
  const isOfDeposit = attempt.state === 'paid' && attempt.transactionId === transactionId;
  const refundId = isOfDeposit ? randomId() : null;
  const pounds = toPounds(amount);
  // The refund row reduces the amount that can still be refunded.
  if (refundId)
    await tx.manager.insert(Refund, {
      ...ofCharge,
      id: refundId,
      amount: pounds,
      isOfDeposit: true,
      reason: reasons[kind],
      state: 'settled-outside',
      idempotencyKey: refundId,
      requestHash: '',
      createdAt: movedAt,
      settledAt: movedAt,
    });
  await tx.manager.insert(LedgerEntry, {
    ...ofCharge,
    kind,
    method: 'card-online',
    pence: String(0 - amount),
    refundId,
    movedAt,
    recordedAt: at,
  });
  const orderId = await refreshDeposit(tx, depositId, at);
  await issueInvoices(tx, orderId, at, { isMailed: false });
  await syncPhoneCallTasks(tx, quoteIds, at);
  const event = kind === 'refund' ? 'refunded-outside' : 'charged-back';
  await addToTimelines(tx, quoteIds, { kind: event, details: { depositId, amount: pounds }, at });
  return true;
}
