import { linklessName } from '@app/mails/words';
import { needsAnotherDelivery } from '@app/pricing';
import { removeFromBaskets } from '../../basket';
import type { Transaction } from '../../database/statements';
import { addMail } from '../../mail';
import { addToOutbox } from '../../platform/outbox/add-to-outbox';
import { addToTimelines } from '../../quotes';
import { addStaffTask } from '../../tasks';
import { isSameAddress, enteredPeople } from '../deposits/entered-people';
import type { AttemptRow } from './attempt-statements';
import { findOtherLiveAttempts, readDepositFigures } from './settle-statements';

/** Outbox topic: a quote has been paid, so no other page may take money for it. */
export const closeOtherCheckouts = 'close-other-checkouts';

interface Figures {
  customer_name: string;
  customer_email: string;
  needs_delivery: boolean;
  deposit_amount: string;
  tops: number;
  is_nobodys: boolean;
}

/** What follows from an attempt's new state, in the same transaction: each of it happens once (D23). */
export async function recordTransition(
  tx: Transaction,
  attempt: AttemptRow,
  reviewReason: string | null,
  quoteIds: readonly string[],
  at: Date,
): Promise<void> {
  const { state } = attempt;
  if (state === 'paid') await notePaid(tx, attempt, quoteIds, at);
  if (state === 'review') await noteReview(tx, attempt, reviewReason ?? '', quoteIds, at);
  if (state === 'paid' || state === 'review') await closeOthers(tx, attempt, quoteIds, at);
  if (state === 'expired' || state === 'closed' || state === 'rejected') {
    const details = { depositId: attempt.deposit_id, attempt: attempt.number, outcome: state };
    await addToTimelines(tx, quoteIds, { kind: 'deposit-not-paid', details, at });
  }
}

async function notePaid(
  tx: Transaction,
  { id, deposit_id }: AttemptRow,
  quoteIds: readonly string[],
  at: Date,
): Promise<void> {
  await removeFromBaskets(tx, quoteIds);
  const [figures] = await tx.run<Figures>(readDepositFigures, [deposit_id]);
  const details = { depositId: deposit_id, depositAmount: figures?.deposit_amount };
  await addToTimelines(tx, quoteIds, { kind: 'deposit-paid', details, at });
  const entered = await enteredPeople(tx, deposit_id);
  const call = { key: deposit_id, depositId: deposit_id, attemptId: id, at };
  await addStaffTask(tx, 'call-customer', {
    ...call,
    ...(entered.length > 0 && { note: 'details-changed' }),
  });
  if (figures?.needs_delivery && needsAnotherDelivery(figures.tops)) {
    await addStaffTask(tx, 'arrange-delivery', { key: deposit_id, depositId: deposit_id, attemptId: id, at });
  }
  const mail = { key: deposit_id, depositId: deposit_id, quoteIds, details: { attemptId: id }, at };
  // Where the customer was erased meanwhile, there is nobody to tell.
  if (figures && !figures.is_nobodys) {
    const to = { name: linklessName(figures.customer_name), address: figures.customer_email };
    await addMail(tx, { kind: 'deposit-confirmation', ...mail, to });
    // Whoever knows a quote may have entered other details while its customer was paying: each gets their own record.
    const others = entered.filter(({ address }) => !isSameAddress(address, to.address));
    for (const [index, { name, address }] of others.entries()) {
      const key = `${deposit_id}:${index + 1}`;
      await addMail(tx, {
        kind: 'deposit-confirmation',
        ...mail,
        key,
        to: { name: linklessName(name), address },
      });
    }
  }
  await addMail(tx, { kind: 'staff-deposit-paid', ...mail });
}

async function noteReview(
  tx: Transaction,
  attempt: AttemptRow,
  reason: string,
  quoteIds: readonly string[],
  at: Date,
): Promise<void> {
  const details = { depositId: attempt.deposit_id, reason };
  await addToTimelines(tx, quoteIds, { kind: 'deposit-in-review', details, at });
  await askForReview(tx, attempt, reason, at);
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

/** Pages that are open for the same quotes must not take a second payment (D18); the provider is told afterwards. */
async function closeOthers(
  tx: Transaction,
  { id }: AttemptRow,
  quoteIds: readonly string[],
  at: Date,
): Promise<void> {
  const others = await tx.run<{ id: string }>(findOtherLiveAttempts, [quoteIds, id]);
  if (others.length) {
    await addToOutbox(tx, { topic: closeOtherCheckouts, key: id, payload: { attemptId: id }, at });
  }
}
