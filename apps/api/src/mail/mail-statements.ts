import { findDue, acquireLease } from '../platform/background/lease';
import type { MailToCompose } from './letters/mail-composers';
import type { Mail } from './mail.entity';

/** PostgreSQL's channel by which a trigger tells that there is a new mail. */
export const mailDue = 'mail_due';

/** A mail as it is worked on. */
export type MailRow = MailToCompose &
  Pick<Mail, 'source' | 'tries' | 'doubtfulTries' | 'requestId' | 'wantedAt'>;

const columns = `id, kind, to_name AS "toName", to_address AS "toAddress", quote_ids AS "quoteIds",
  deposit_id AS "depositId", contact_inquiry_id AS "contactInquiryId", trade_inquiry_id AS "tradeInquiryId", details,
  source, tries, doubtful_tries AS "doubtfulTries", request_id AS "requestId", created_at AS "createdAt",
  wanted_at AS "wantedAt"`;

export const mailRows = {
  table: 'mail',
  due: 'next_try_at',
  count: 'tries',
  columns,
  order: 'next_try_at',
} as const;

/** Of kinds $3, which somebody here composes. */
export const findDueMails = findDue(mailRows, 'kind = ANY($3)');

/** Takes the right to send a mail. */
export const takeMail = acquireLease<MailRow>(mailRows);

/** A mail that somebody has taken; a write to it is of no effect once another has. */
export const taken = ({ id, tries }: Pick<Mail, 'id' | 'tries'>) =>
  ({ id, tries, state: 'waiting' }) as const;

/** Mails that one which was sent again stands for: the first, and what was sent of it before. */
export const findEarlierMails = `
  SELECT mail.id FROM staff_task AS task JOIN mail ON mail.id = task.mail_id
  WHERE task.kind = 'undelivered-mail' AND task.done_at IS NULL
    AND (mail.id = $1 OR mail.details ->> 'firstMailId' = $1)`;
