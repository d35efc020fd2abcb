import { nameWithoutLinks } from '@app/mails/words';
import { ArrayContainedBy, ArrayContains, And, MoreThan } from 'typeorm';
import { insertUnlessPresent } from '../database/insert-unless-present';
import type { StatementRunner } from '../database/statements';
import { randomId } from '../platform/ids/random-id';
import { currentRequestId } from '../platform/logging/request-context';
import type { MailKind } from './mail-kind';
import { Mail } from './mail.entity';

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
export const addMail = (
  { manager }: StatementRunner,
  { to, quoteIds = [], at, ...mail }: NewMail,
): Promise<string | null> =>
  insertUnlessPresent(manager, Mail, {
    ...mail,
    ...{
      id: randomId(),
      toName: to && nameWithoutLinks(to.name),
      toAddress: to?.address,
      quoteIds: [...quoteIds],
    },
    ...{ createdAt: at, wantedAt: at, nextTryAt: at, requestId: currentRequestId() },
  });

interface SuchMail {
  kind: MailKind;
  address: string;
  quoteIds: readonly string[];
  since: Date;
}

/**
 * Whether such a mail to this address is waiting, or was requested after `since` and sent. In a transaction the caller
 * must hold a lock on the quotes, or two callers may both get false.
 */
export function isMailPending(
  { manager }: StatementRunner,
  { kind, address, quoteIds, since }: SuchMail,
): Promise<boolean> {
  const areSame = And(ArrayContains(quoteIds), ArrayContainedBy(quoteIds));
  const such = { toAddress: address, kind, quoteIds: areSame };
  return manager.existsBy(Mail, [
    { ...such, state: 'waiting' },
    { ...such, state: 'sent', createdAt: MoreThan(since) },
  ]);
}
