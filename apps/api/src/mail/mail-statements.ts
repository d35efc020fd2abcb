import { findDueSql, acquireLease } from '../platform/background/lease';
import type { MailToCompose } from './composing/mail-composers';
import type { Mail } from './mail.entity';

/** A trigger notifies this PostgreSQL channel of new mails. */
export const mailDueChannel = 'mail_due';

export type MailRow = MailToCompose &
  Pick<Mail, 'source' | 'tries' | 'doubtfulTries' | 'requestId' | 'dueSince'>;

const mailColumns = `id, kind, to_name AS "toName", to_address AS "toAddress", quote_ids AS "quoteIds",
  deposit_id AS "depositId", contact_inquiry_id AS "contactInquiryId", trade_inquiry_id AS "tradeInquiryId", details,
  source, tries, doubtful_tries AS "doubtfulTries", request_id AS "requestId", created_at AS "createdAt",
  due_since AS "dueSince"`;

export const mailRows = {
  table: 'mail',
  dueColumn: 'next_try_at',
  countColumn: 'tries',
  returnedColumns: mailColumns,
  dueOrder: 'next_try_at',
} as const;

/** $3: kinds with a composer in this process. */
export const findDueMails = findDueSql(mailRows, 'kind = ANY($3)');

export const leaseMail = acquireLease<MailRow>(mailRows);

/** Matches a mail only while this worker holds its lease: another worker's lease increments `tries`. */
export const whereLeased = ({ id, tries }: Pick<Mail, 'id' | 'tries'>) =>
  ({ id, tries, state: 'waiting' }) as const;

/** Undelivered mails that a resent mail replaces: the first mail and earlier resends. */
export const findReplacedMailsSql = `
  SELECT mail.id FROM staff_task AS task JOIN mail ON mail.id = task.mail_id
  WHERE task.kind = 'undelivered-mail' AND task.done_at IS NULL
    AND (mail.id = $1 OR mail.details ->> 'firstMailId' = $1)`;
