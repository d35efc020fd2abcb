import { linklessName } from '@app/mails/words';
import type { StatementRunner } from '../database/statements';
import { randomId } from '../platform/ids/random-id';
import { currentRequestId } from '../platform/logging/request-context';
import type { MailKind } from './mail-kind';

const addMailStatement = `
  INSERT INTO mail (
    id, kind, key, to_name, to_address, quote_ids, deposit_id, contact_inquiry_id, trade_inquiry_id, details,
    created_at, wanted_at, next_try_at, request_id)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $11, $11, $12)
  ON CONFLICT (kind, key) DO NOTHING
  RETURNING id`;

export interface NewMail {
  kind: MailKind;
  /** Identifies the mail: only one of each kind and key is ever sent. */
  key: string;
  /** Absent or null: the team. The address must have been validated; a name that looks like a link is left out. */
  to?: { name: string | null; address: string } | null;
  quoteIds?: readonly string[];
  depositId?: string | null;
  contactInquiryId?: string | null;
  tradeInquiryId?: string | null;
  details?: Record<string, unknown>;
  at: Date;
}

/**
 * Requests a mail in the transaction that makes it necessary. The worker composes and sends it.
 * @returns its id; null if it was requested before
 */
export async function addMail(tx: StatementRunner, mail: NewMail): Promise<string | null> {
  const [added] = await tx.run<{ id: string }>(addMailStatement, [
    randomId(),
    mail.kind,
    mail.key,
    mail.to && linklessName(mail.to.name),
    mail.to?.address,
    mail.quoteIds ?? [],
    mail.depositId,
    mail.contactInquiryId,
    mail.tradeInquiryId,
    JSON.stringify(mail.details ?? {}),
    mail.at,
    currentRequestId(),
  ]);
  return added?.id ?? null;
}

const findPendingMail = `
  SELECT FROM mail
  WHERE to_address = $1 AND kind = $2 AND quote_ids @> $3 AND quote_ids <@ $3
    AND (state = 'waiting' OR (state = 'sent' AND created_at > $4))
  LIMIT 1`;

/**
 * Whether such a mail to this address is waiting, or was requested after `since` and sent. In a transaction the caller
 * must hold a lock on the quotes, or two callers may both get false.
 */
export async function isMailPending(
  tx: StatementRunner,
  {
    kind,
    address,
    quoteIds,
    since,
  }: { kind: MailKind; address: string; quoteIds: readonly string[]; since: Date },
): Promise<boolean> {
  return (await tx.run(findPendingMail, [address, kind, quoteIds, since])).length > 0;
}
