import { type Transaction } from '../../database/statements';
import { addMail } from '../../mail';
import { mailboxOf } from '../../platform/limits/mailbox-of';
import type { RateLimits } from '../../platform/limits/rate-limits';
import type { AttemptRow } from './attempt-statements';
import type { Finding } from './evaluate-checkout';
import { readDepositFigures } from './settle-statements';

/** Whoever sets deposits up in another's name must not be able to fill that one's mailbox. */
const offersToOneAddress = { name: 'payment-not-completed', max: 3, seconds: 86_400 };

const findOffer = `
  SELECT FROM mail
  WHERE deposit_id = $1 AND kind = 'payment-not-completed' AND state IN ('waiting', 'sent')
  LIMIT 1`;

interface EndedPage {
  /** As it was before its time was over. */
  before: AttemptRow;
  after: AttemptRow;
  finding: Finding;
  quoteIds: readonly string[];
  at: Date;
}

/**
 * A card page has come to its end without a payment: its customer is to be told where to try again. When the mail's
 * turn comes it is judged whether that is still true; one that was sent or waits is the deposit's only one, while one
 * that was withheld leaves the next page its own. Where there never was a page, nobody is told. A page that the
 * provider calls over before its time was perhaps closed for another one that is just being opened: its mail waits
 * until its time is over.
 */
export async function offerAnotherTry(
  tx: Transaction,
  limits: RateLimits,
  { before, after, finding, quoteIds, at }: EndedPage,
): Promise<void> {
  const { id, deposit_id, checkout_id, valid_until } = after;
  if (checkout_id === null) return;
  const { customer: to, purpose } = await readDepositFigures(tx, deposit_id);
  // Of the balance there is a link already, and a reminder.
  if (!to || purpose === 'balance') return;
  if ((await tx.run(findOffer, [deposit_id])).length) return;
  if (!(await limits.tryConsumeIn(tx, offersToOneAddress, mailboxOf(to.address)))) return;
  await addMail(tx, {
    kind: 'payment-not-completed',
    key: id,
    to,
    depositId: deposit_id,
    quoteIds,
    details: { attemptId: id, wasDeclined: before.state === 'failed' || hasDeclinedCard(finding) },
    at: at < valid_until ? valid_until : at,
  });
}

const hasDeclinedCard = (finding: Finding) =>
  'checkout' in finding && finding.checkout.transactions.some(({ state }) => state === 'failed');
