import type { Transaction } from '../database/statements';
import { addMail } from '../mail/index';
import type { AttemptRow } from './attempt-row';
import type { Finding } from './finding';
import { readDepositFigures } from './settle-statements';

interface EndedPage {
  /** As it was before its time was over. */
  before: AttemptRow;
  after: AttemptRow;
  finding: Finding;
  quoteIds: readonly string[];
  at: Date;
}

/**
 * A card page has come to its end without a payment: its customer is to be told, once for each deposit, and where to
 * try again; when the mail's turn comes it is judged whether that is still true. Where there never was a page, nobody
 * is. A page that the provider calls over before its time was perhaps closed for another one that is just being
 * opened: its mail waits until its time is over.
 */
export async function offerAnotherTry(
  tx: Transaction,
  { before, after, finding, quoteIds, at }: EndedPage,
): Promise<void> {
  const { id, deposit_id, checkout_id, valid_until } = after;
  if (checkout_id === null) return;
  const [figures] = await tx.run<{ customer_name: string; customer_email: string }>(readDepositFigures, [
    deposit_id,
  ]);
  if (!figures) throw new Error(`there is no deposit ${deposit_id}`);
  await addMail(tx, {
    kind: 'payment-not-completed',
    key: deposit_id,
    to: { name: figures.customer_name, address: figures.customer_email },
    depositId: deposit_id,
    quoteIds,
    details: { attemptId: id, wasDeclined: before.state === 'failed' || hasDeclinedCard(finding) },
    at: at < valid_until ? valid_until : at,
  });
}

const hasDeclinedCard = (finding: Finding) =>
  (finding.kind === 'told' || finding.kind === 'found') &&
  finding.checkout.transactions.some(({ state }) => state === 'failed');
