import { In } from 'typeorm';
import { needsAnotherDelivery } from '@app/pricing';
import { removeFromBaskets } from '../../basket';
import type { Transaction } from '../../database/statements';
import { addMail, Mail, type NewMail } from '../../mail';
import { placeOrder, syncPhoneCallTasks } from '../../orders';
import { addToOutbox } from '../../platform/outbox/add-to-outbox';
import { addToTimelines } from '../../quotes';
import { addStaffTask } from '../../staff-tasks';
import { mailboxOf } from '../../platform/limits/mailbox-of';
import type { RateLimits } from '../../platform/limits/rate-limits';
import { makePayerCustomer } from '../deposits/make-payer-customer';
import { type AttemptRow, findOtherLiveAttemptsSql } from './attempt-statements';
import type { Finding } from './evaluate-checkout';
import { readDepositFigures } from './settle-statements';

export const closeOtherCheckouts = 'close-other-checkouts';

const findPaymentSql = `
  SELECT min(id) FILTER (WHERE kind = 'payment') AS id, (sum(pence) / 100.00)::numeric(20, 2)::text AS amount
  FROM ledger_entry
  WHERE attempt_id = $1 AND kind IN ('payment', 'correction') AND transaction_id IS NOT DISTINCT FROM $2`;

/** Records all effects of an attempt's new state in the same transaction, so that they happen exactly once (D23). */
export async function recordTransition(
  tx: Transaction,
  attempt: AttemptRow,
  reviewReason: string | null,
  quoteIds: readonly string[],
  at: Date,
): Promise<void> {
  const { id, depositId, state } = attempt;
  if (state === 'paid') await recordPaid(tx, attempt, quoteIds, at);
  if (state === 'review') {
    const details = { depositId, reason: reviewReason ?? '' };
    await addToTimelines(tx, quoteIds, { kind: 'deposit-in-review', details, at });
    await askStaffToReview(tx, attempt, details.reason, at);
  }
  if (state === 'paid' || state === 'review') {
    // Other open pages must not accept a second payment (D18). They are closed after this transaction.
    const others = await tx.run(findOtherLiveAttemptsSql, [quoteIds, id]);
    if (others.length) {
      await addToOutbox(tx, { topic: closeOtherCheckouts, key: id, payload: { attemptId: id }, at });
    }
  }
  if (state === 'expired' || state === 'closed' || state === 'rejected') {
    const details = { depositId, attempt: attempt.number, outcome: state };
    const { purpose } = await readDepositFigures(tx, depositId);
    await addToTimelines(tx, quoteIds, { kind: `${purpose}-not-paid`, details, at });
  }
}

async function recordPaid(
  tx: Transaction,
  attempt: AttemptRow,
  quoteIds: readonly string[],
  at: Date,
): Promise<void> {
  const { id, depositId } = attempt;
  const { depositAmount, customer: to, ...figures } = await readDepositFigures(tx, depositId);
  if (figures.purpose === 'balance') {
    await recordBalancePaid(tx, attempt, { quoteIds, to, at });
    return;
  }
  await placeOrder(tx, figures.orderId, at);
  await removeFromBaskets(tx, quoteIds);
  const details = { depositId, depositAmount };
  await addToTimelines(tx, quoteIds, { kind: 'deposit-paid', details, at });
  const difference = await makePayerCustomer(tx, depositId, quoteIds, at);
  const task = { key: depositId, depositId, attemptId: id, at };
  await addStaffTask(tx, 'call-customer', { ...task, ...(difference && { note: difference }) });
  if (figures.needsDelivery && needsAnotherDelivery(figures.topCount))
    await addStaffTask(tx, 'arrange-delivery', task);
  await syncPhoneCallTasks(tx, quoteIds, at);
  const mail = { key: depositId, depositId, quoteIds, details: { attemptId: id }, at };
  if (to) await addMail(tx, { kind: 'deposit-confirmation', ...mail, to });
  await addMail(tx, { kind: 'staff-deposit-paid', ...mail });
}

async function recordBalancePaid(
  tx: Transaction,
  { id, depositId, transactionId }: AttemptRow,
  { quoteIds, to, at }: { quoteIds: readonly string[]; to: NewMail['to'] | null; at: Date },
): Promise<void> {
  const [entry] = await tx.run<{ id: string; amount: string }>(findPaymentSql, [id, transactionId]);
  if (!entry) throw new Error(`the charge of ${id} is not in the ledger`);
  const details = { depositId, amount: entry.amount };
  await addToTimelines(tx, quoteIds, { kind: 'balance-paid', details, at });
  const entryId = Number(entry.id);
  if (to)
    await addMail(tx, { kind: 'payment-received', key: entry.id, to, quoteIds, details: { entryId }, at });
}

export async function askStaffToReview(
  tx: Transaction,
  { id, depositId }: AttemptRow,
  reason: string,
  at: Date,
): Promise<void> {
  const key = `${id}:${reason}`;
  await addStaffTask(tx, 'review-payment', { key, depositId, attemptId: id, note: reason, at });
  const details = { attemptId: id, reason };
  await addMail(tx, { kind: 'staff-payment-review', key, depositId, details, at });
}

/** A deposit may be started with another person's email address: it must not flood that mailbox. */
const mailsPerMailbox = { name: 'payment-not-completed', max: 3, seconds: 86_400 };

/**
 * Mails the customer a link to try again after a card page ended without a payment. The mail is sent when the page would have
 * expired: if it ended early, the customer may be opening another page.
 */
export async function mailRetryLink(
  tx: Transaction,
  limits: RateLimits,
  { id, depositId, checkoutId, validUntil }: AttemptRow,
  { wasDeclined, quoteIds, at }: { wasDeclined: boolean; quoteIds: readonly string[]; at: Date },
): Promise<void> {
  if (checkoutId === null) return;
  const { customer: to, purpose } = await readDepositFigures(tx, depositId);
  if (!to || purpose === 'balance') return;
  const kind = 'payment-not-completed';
  if (await tx.manager.existsBy(Mail, { depositId, kind, state: In(['waiting', 'sent']) })) return;
  if (!(await limits.tryConsumeIn(tx, mailsPerMailbox, mailboxOf(to.address)))) return;
  await addMail(tx, {
    kind,
    key: id,
    to,
    depositId,
    quoteIds,
    details: { attemptId: id, wasDeclined },
    at: at < validUntil ? validUntil : at,
  });
}

export const hasDeclinedCard = (finding: Finding): boolean =>
  'checkout' in finding && finding.checkout.transactions.some(({ state }) => state === 'failed');
