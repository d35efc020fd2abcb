import type { Transaction } from '../database/statements';
import { AppError } from '../platform/errors/app-error';
import { randomId } from '../platform/ids/random-id';
import { addMail } from './add-mail';
import { canBeResent } from './can-be-resent';
import type { MailKind } from './mail-kind';
import type { MailState } from './mail.entity';

interface ResentRow {
  id: string;
  kind: MailKind;
  state: MailState;
  to_name: string | null;
  to_address: string | null;
  quote_ids: string[];
  deposit_id: string | null;
  contact_inquiry_id: string | null;
  trade_inquiry_id: string | null;
  details: Record<string, unknown>;
}

const lockMail = `
  SELECT id, kind, state, to_name, to_address, quote_ids, deposit_id, contact_inquiry_id, trade_inquiry_id, details
  FROM mail WHERE id = $1 FOR NO KEY UPDATE`;

/** What was asked for of this mail a moment ago, or is still on its way. */
const findRepeat = `SELECT id FROM mail WHERE id = $1 AND (state = 'waiting' OR created_at > $2)`;

const noteRepeat = `UPDATE mail SET details = details || jsonb_build_object('resentAs', $2::text) WHERE id = $1`;

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
  const [mail] = await tx.run<ResentRow & Record<string, unknown>>(lockMail, [id]);
  if (!mail) throw new AppError('mail/not-found');
  if (!canBeResent({ ...mail, toAddress: mail.to_address, isErased: mail.details.erased === true }))
    throw new AppError('mail/not-resendable');
  const { kind, quote_ids: quoteIds } = mail;
  const { resentAs, firstMailId = id, ...details } = mail.details;
  const [repeat] = resentAs
    ? await tx.run<{ id: string }>(findRepeat, [resentAs, new Date(at.getTime() - pressMs)])
    : [];
  if (repeat) return { id: repeat.id, kind, quoteIds, isRepeat: true };

  const added = await addMail(tx, {
    kind,
    key: `again:${randomId()}`,
    ...(mail.to_address !== null && { to: { name: mail.to_name, address: mail.to_address } }),
    quoteIds,
    ...(mail.deposit_id && { depositId: mail.deposit_id }),
    ...(mail.contact_inquiry_id && { contactInquiryId: mail.contact_inquiry_id }),
    ...(mail.trade_inquiry_id && { tradeInquiryId: mail.trade_inquiry_id }),
    details: { ...details, firstMailId },
    at,
  });
  if (!added) throw new Error('two mails were given the same random key');
  await tx.run(noteRepeat, [id, added]);
  return { id: added, kind, quoteIds, isRepeat: false };
}
