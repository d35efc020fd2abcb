import type { MailRecord } from '../mails/mail-record';
import type { ReadMail } from '../mails/read-mail';

/** A mail in the list. */
export interface ListedMail {
  id: string;
  receivedAt: string;
  /** Of the envelope, as are the recipients. */
  from: string;
  to: readonly string[];
  subject: string;
  size: number;
  attachments: number;
}

/** A mail with all that is in it. */
export interface WholeMail extends Omit<ListedMail, 'attachments'> {
  headers: { name: string; value: string }[];
  text: string | null;
  html: string | null;
  attachments: { name: string; type: string; size: number; cid: string | null }[];
  /** Why it could not be read, where it could not. */
  problem: string | null;
}

export const toListedMail = ({
  id,
  receivedAt,
  envelope,
  subject,
  size,
  attachments,
}: MailRecord): ListedMail => ({
  id,
  receivedAt,
  from: envelope.from,
  to: envelope.to,
  subject,
  size,
  attachments,
});

export const toWholeMail = (
  record: MailRecord,
  { headers, text, html, attachments, problem }: ReadMail,
): WholeMail => ({
  ...toListedMail(record),
  headers,
  text,
  html,
  attachments: attachments.map(({ name, type, size, cid }) => ({ name, type, size, cid })),
  problem,
});
