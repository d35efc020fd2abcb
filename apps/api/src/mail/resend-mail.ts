import type { Transaction } from '../database/statements';
import { isFree } from '../platform/background/lease';
import { AppError } from '../platform/errors/app-error';
import { randomId } from '../platform/ids/random-id';
import { addMail } from './add-mail';
import type { MailKind } from './mail-kind';
import { mailDue } from './mail-statements';
import { Mail } from './mail.entity';

/** Whether mails of a kind go to the team, at whatever address it has by then; others name whom they go to. */
const isForTeam = (kind: MailKind): boolean => kind.startsWith('staff-') && kind !== 'staff-invitation';

/**
 * Kinds that are never sent again from the log: an invitation and the link to trade prices are made anew, where they are
 * given; a reminder goes out by itself, and to nobody who has had it.
 */
const neverAgain: readonly MailKind[] = ['staff-invitation', 'trade-link', 'quote-reminder'];

/**
 * Whether a mail can be sent once more: not while it is on its way, not what was held back for a reason, and not to
 * somebody who was erased.
 */
export const canBeResent = (
  mail: Pick<Mail, 'kind' | 'state' | 'toAddress'> & { isErased: boolean },
): boolean =>
  !neverAgain.includes(mail.kind) &&
  (mail.state === 'sent' || mail.state === 'failed') &&
  !mail.isErased &&
  (mail.toAddress !== null || isForTeam(mail.kind));

/** Presses within this time are one press. */
const pressMs = 10_000;

export interface ResentMail {
  /** Of the new mail. */
  id: string;
  kind: MailKind;
  quoteIds: string[];
  /** Another press had asked for it already. */
  isRepeat: boolean;
}

/**
 * Asks for a mail of the same kind and about the same to the same receiver; it is composed anew, of how things are by
 * then. Asked for again while that one is on its way, it stays one.
 *
 * @throws AppError `mail/not-found`, `mail/not-resendable`
 */
export async function resendMail(tx: Transaction, id: string, at: Date): Promise<ResentMail> {
  const mail = await tx.manager.findOne(Mail, { where: { id }, lock: { mode: 'for_no_key_update' } });
  if (!mail) throw new AppError('mail/not-found');
  if (!canBeResent({ ...mail, isErased: mail.details.erased === true }))
    throw new AppError('mail/not-resendable');
  const { kind, quoteIds, toName, toAddress, depositId, contactInquiryId, tradeInquiryId } = mail;
  const { resentAs, firstMailId = id, ...details } = mail.details;
  if (typeof resentAs === 'string') {
    const repeat = await tx.manager.findOneBy(Mail, { id: resentAs });
    // It was asked for a moment ago, or is still on its way.
    if (repeat && (repeat.state === 'waiting' || repeat.createdAt.getTime() > at.getTime() - pressMs))
      return { id: resentAs, kind, quoteIds, isRepeat: true };
  }

  const added = await addMail(tx, {
    kind,
    key: `again:${randomId()}`,
    to: toAddress === null ? null : { name: toName, address: toAddress },
    quoteIds,
    depositId,
    contactInquiryId,
    tradeInquiryId,
    details: { ...details, firstMailId },
    at,
  });
  if (!added) throw new Error('two mails were given the same random key');
  await tx.manager.update(Mail, id, { details: { ...mail.details, resentAs: added } });
  return { id: added, kind, quoteIds, isRepeat: false };
}

/** What somebody has in hand is left to them: it is being sent already. */
const makeDue = `
  UPDATE mail SET next_try_at = $2
  WHERE id = $1 AND next_try_at > $2 AND ${isFree('$2')}
  RETURNING pg_notify('${mailDue}', '')`;

/**
 * Brings the next try of a mail forward to this moment. Those before it count as they did.
 *
 * @returns its kind; null where it was due already, or is being sent
 * @throws AppError `mail/not-found`, `mail/not-waiting`
 */
export async function tryMailNow(tx: Transaction, id: string, at: Date): Promise<MailKind | null> {
  const mail = await tx.manager.findOne(Mail, { where: { id }, lock: { mode: 'for_no_key_update' } });
  if (!mail) throw new AppError('mail/not-found');
  if (mail.state !== 'waiting') throw new AppError('mail/not-waiting');
  return (await tx.run(makeDue, [id, at])).length > 0 ? mail.kind : null;
}
