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

/** Keeps what was composed, and begins the lease anew; of no effect once another has taken the mail. */
export const keepLetter = `
  UPDATE mail SET subject = $3, html = $4, text = $5, attachments = $6, source = $7, composed_at = $8,
    lease_until = $9, next_try_at = $9
  WHERE id = $1 AND tries = $2 AND state = 'waiting'
  RETURNING id`;

/** Begins the lease anew; of no effect once another has taken the mail. */
export const extendLease = `UPDATE mail SET lease_until = $3, next_try_at = $3 WHERE id = $1 AND tries = $2 AND state = 'waiting'`;

/** Sets the time of the next try; of no effect once another has taken the mail. $6: it is ours that failed, and counts. */
export const postponeMail = `
  UPDATE mail SET next_try_at = $3, lease_until = NULL, remark = $4, doubtful_tries = $5,
    failures = CASE WHEN $6 THEN failures ELSE 0 END, last_failure = CASE WHEN $6 THEN $4 END
  WHERE id = $1 AND tries = $2 AND state = 'waiting'`;

/** Mails that one which was sent again stands for: the first, and what was sent of it before. */
export const findEarlierMails = `
  SELECT mail.id FROM staff_task AS task JOIN mail ON mail.id = task.mail_id
  WHERE task.kind = 'undelivered-mail' AND task.done_at IS NULL
    AND (mail.id = $1 OR mail.details ->> 'firstMailId' = $1)`;

/** A mail that was taken is sent, whoever else has it in hand by now. */
export const settleSentMail = `
  UPDATE mail SET state = 'sent', source = NULL, next_try_at = NULL, lease_until = NULL, remark = NULL, settled_at = $2,
    failures = 0, last_failure = NULL
  WHERE id = $1 AND state = 'waiting'
  RETURNING id`;

/** Given up or withheld; of no effect once another has taken the mail. */
export const settleUnsentMail = `
  UPDATE mail SET state = $3, source = NULL, next_try_at = NULL, lease_until = NULL, remark = $4, settled_at = $5,
    failures = 0, last_failure = NULL
  WHERE id = $1 AND tries = $2 AND state = 'waiting'
  RETURNING id`;
