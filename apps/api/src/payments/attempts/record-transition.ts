import { needsAnotherDelivery } from '@app/pricing';
import { removeFromBaskets } from '../../basket';
import type { Transaction } from '../../database/statements';
import { addMail, type NewMail } from '../../mail';
import { placeOrder } from '../../orders';
import { addToOutbox } from '../../platform/outbox/add-to-outbox';
import { addToTimelines } from '../../quotes';
import { addStaffTask } from '../../staff-tasks';
import { mailboxOf } from '../../platform/limits/mailbox-of';
import type { RateLimits } from '../../platform/limits/rate-limits';
import { takePayer } from '../deposits/take-payer';
import type { AttemptRow } from './attempt-statements';
import type { Finding } from './evaluate-checkout';
import { findOtherLiveAttempts, readDepositFigures } from './settle-statements';

export const closeOtherCheckouts = 'close-other-checkouts';

/** What the ledger has of the charge that counts, with what the provider's books have corrected. */
const findCounted = `
  SELECT min(id) FILTER (WHERE kind = 'payment') AS id, (sum(pence) / 100.00)::numeric(20, 2)::text AS amount
  FROM ledger_entry
  WHERE attempt_id = $1 AND kind IN ('payment', 'correction') AND transaction_id IS NOT DISTINCT FROM $2`;

/** What follows from an attempt's new state, in the same transaction: each of it happens once (D23). */
export async function recordTransition(
  tx: Transaction,
  attempt: AttemptRow,
  reviewReason: string | null,
  quoteIds: readonly string[],
  at: Date,
): Promise<void> {
  const { id, deposit_id: depositId, state } = attempt;
  if (state === 'paid') await notePaid(tx, attempt, quoteIds, at);
  if (state === 'review') {
    const details = { depositId, reason: reviewReason ?? '' };
    await addToTimelines(tx, quoteIds, { kind: 'deposit-in-review', details, at });
    await askForReview(tx, attempt, details.reason, at);
  }
  if (state === 'paid' || state === 'review') {
    // Pages that are open for the same quotes must not take a second payment (D18); the provider is told afterwards.
    const others = await tx.run(findOtherLiveAttempts, [quoteIds, id]);
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

async function notePaid(
  tx: Transaction,
  attempt: AttemptRow,
  quoteIds: readonly string[],
  at: Date,
): Promise<void> {
  const { id, deposit_id } = attempt;
  const { deposit_amount: depositAmount, ...figures } = await readDepositFigures(tx, deposit_id);
  if (figures.purpose === 'balance') {
    await noteBalancePaid(tx, attempt, { quoteIds, to: figures.customer, at });
    return;
  }
  await placeOrder(tx, figures.order_id, at);
  await removeFromBaskets(tx, quoteIds);
  const details = { depositId: deposit_id, depositAmount };
  await addToTimelines(tx, quoteIds, { kind: 'deposit-paid', details, at });
  const difference = await takePayer(tx, deposit_id, quoteIds, at);
  const call = { key: deposit_id, depositId: deposit_id, attemptId: id, at };
  await addStaffTask(tx, 'call-customer', {
    ...call,
    ...(difference && { note: difference }),
  });
  if (figures.needs_delivery && needsAnotherDelivery(figures.tops)) {
    await addStaffTask(tx, 'arrange-delivery', call);
  }
  const mail = { key: deposit_id, depositId: deposit_id, quoteIds, details: { attemptId: id }, at };
  const to = figures.customer;
  if (to) await addMail(tx, { kind: 'deposit-confirmation', ...mail, to });
  await addMail(tx, { kind: 'staff-deposit-paid', ...mail });
}

/** Its customer gets a receipt, as for every payment; whoever waits for the money finds it with the order. */
async function noteBalancePaid(
  tx: Transaction,
  { id, deposit_id: depositId, transaction_id: transactionId }: AttemptRow,
  { quoteIds, to, at }: { quoteIds: readonly string[]; to: NewMail['to'] | null; at: Date },
): Promise<void> {
  const [entry] = await tx.run<{ id: string; amount: string }>(findCounted, [id, transactionId]);
  if (!entry) throw new Error(`the charge of ${id} is not in the ledger`);
  const details = { depositId, amount: entry.amount };
  await addToTimelines(tx, quoteIds, { kind: 'balance-paid', details, at });
  const receipt = {
    kind: 'payment-received',
    key: entry.id,
    quoteIds,
    details: { entryId: Number(entry.id) },
    at,
  } as const;
  if (to) await addMail(tx, { ...receipt, to });
}

/** Has people look at a payment, for each reason once. */
export async function askForReview(
  tx: Transaction,
  { id, deposit_id }: AttemptRow,
  reason: string,
  at: Date,
): Promise<void> {
  const key = `${id}:${reason}`;
  await addStaffTask(tx, 'review-payment', { key, depositId: deposit_id, attemptId: id, note: reason, at });
  const details = { attemptId: id, reason };
  await addMail(tx, { kind: 'staff-payment-review', key, depositId: deposit_id, details, at });
}

/** Deposits begun in somebody else's name must not fill that person's mailbox. */
const offersToOneAddress = { name: 'payment-not-completed', max: 3, seconds: 86_400 };

const findOffer = `
  SELECT FROM mail
  WHERE deposit_id = $1 AND kind = 'payment-not-completed' AND state IN ('waiting', 'sent')
  LIMIT 1`;

/**
 * A card page has come to its end without a payment: its customer gets one mail about where to try again, if that is still true
 * when the mail is sent. A page that the provider calls over before its time was perhaps closed for another one that is
 * just being opened: its mail waits until its time is over.
 */
export async function offerAnotherTry(
  tx: Transaction,
  limits: RateLimits,
  { id, deposit_id: depositId, checkout_id, valid_until }: AttemptRow,
  { wasDeclined, quoteIds, at }: { wasDeclined: boolean; quoteIds: readonly string[]; at: Date },
): Promise<void> {
  if (checkout_id === null) return;
  const { customer: to, purpose } = await readDepositFigures(tx, depositId);
  // Of the balance there is a link already, and a reminder.
  if (!to || purpose === 'balance') return;
  if ((await tx.run(findOffer, [depositId])).length) return;
  if (!(await limits.tryConsumeIn(tx, offersToOneAddress, mailboxOf(to.address)))) return;
  await addMail(tx, {
    kind: 'payment-not-completed',
    key: id,
    to,
    depositId,
    quoteIds,
    details: { attemptId: id, wasDeclined },
    at: at < valid_until ? valid_until : at,
  });
}

export const hasDeclinedCard = (finding: Finding): boolean =>
  'checkout' in finding && finding.checkout.transactions.some(({ state }) => state === 'failed');
