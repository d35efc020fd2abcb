import type { Transaction } from '../database/statements';
import { isNotLeasedSql } from '../platform/background/lease';
import { AppError } from '../platform/errors/app-error';
import { randomId } from '../platform/ids/random-id';
import { addMail } from './add-mail';
import type { MailKind } from './mail-kind';
import { mailDueChannel } from './mail-statements';
import { Mail } from './mail.entity';

/** Mails to the team go to its current address. All other mails store their recipient's address. */
const isForTeam = (kind: MailKind): boolean => kind.startsWith('staff-') && kind !== 'staff-invitation';

/** Invitations and links to trade prices are renewed elsewhere. Reminders are sent only once. */
const notResendable: readonly MailKind[] = ['staff-invitation', 'trade-link', 'quote-reminder'];

export const canBeResent = (
  mail: Pick<Mail, 'kind' | 'state' | 'toAddress'> & { isErased: boolean },
): boolean =>
  !notResendable.includes(mail.kind) &&
  (mail.state === 'sent' || mail.state === 'failed') &&
  !mail.isErased &&
  (mail.toAddress !== null || isForTeam(mail.kind));

/** Repeated clicks within this time count once. */
const repeatMs = 10_000;

interface ResentMail {
  id: string;
  kind: MailKind;
  quoteIds: string[];
  /** An earlier click requested it already. */
  isRepeat: boolean;
}

/**
 * Composed from current data. While a resent mail is waiting, no further mail is created.
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

    if (repeat && (repeat.state === 'waiting' || repeat.createdAt.getTime() > at.getTime() - repeatMs))
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

/** Does nothing to a leased mail, which is being sent. */
const makeDueSql = `
  UPDATE mail SET next_try_at = $2
  WHERE id = $1 AND next_try_at > $2 AND ${isNotLeasedSql('$2')}
  RETURNING pg_notify('${mailDueChannel}', '')`;

/**
 * Earlier tries still count.
 * @returns the kind; null if it was due already or is being sent
 * @throws AppError `mail/not-found`, `mail/not-waiting`
 */
export async function tryMailNow(tx: Transaction, id: string, at: Date): Promise<MailKind | null> {
  const mail = await tx.manager.findOne(Mail, { where: { id }, lock: { mode: 'for_no_key_update' } });
  if (!mail) throw new AppError('mail/not-found');
  if (mail.state !== 'waiting') throw new AppError('mail/not-waiting');
  return (await tx.run(makeDueSql, [id, at])).length > 0 ? mail.kind : null;
}
