import { nameWithoutLinks } from '@app/mails/words';
import { ArrayContainedBy, ArrayContains, And, MoreThan } from 'typeorm';
import { insertUnlessPresent } from '../database/insert-unless-present';
import type { StatementRunner, Transaction } from '../database/statements';
import { randomId } from '../platform/ids/random-id';
import { currentRequestId } from '../platform/logging/request-context';
import type { MailKind } from './mail-kind';
import { Mail } from './mail.entity';

export interface NewMail {
  kind: MailKind;
  /** Identifies the mail: only one of each kind and key is ever sent. */
  key: string;
  /** Absent or null: the team. The address must have been validated. A name that looks like a link is left out. */
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
    id: randomId(),
    toName: to && nameWithoutLinks(to.name),
    toAddress: to?.address,
    quoteIds: [...quoteIds],
    createdAt: at,
    dueSince: at,
    nextTryAt: at,
    requestId: currentRequestId(),
  });

/** Kinds that can be included in another mail to the same person, as a sentence and an attachment. */
const includableKinds = ['appointment-cancelled', 'invoice'] as const satisfies readonly MailKind[];

interface IncludedMail {
  kind: (typeof includableKinds)[number];
  key: string;
  details: Record<string, unknown>;
}

/** Key in a mail's `details`. */
const includedMailsKey = 'includes';
export const includedMailsOf = ({ details }: Pick<Mail, 'details'>): IncludedMail[] =>
  (details[includedMailsKey] as IncludedMail[] | undefined) ?? [];

/**
 * Includes mails in another mail to the same address, requested in this transaction, so that nobody gets several mails
 * at the same time. Mails to other addresses, and kinds that cannot be included, are requested separately.
 * @param mainMailId null: nothing can be included
 */
export async function addOrInclude(
  tx: Transaction,
  mainMailId: string | null,
  mails: readonly NewMail[],
): Promise<void> {
  if (!mails.length) return;
  const mainMail = mainMailId === null ? null : await tx.manager.findOneBy(Mail, { id: mainMailId });
  const address = mainMail?.toAddress?.toLowerCase();
  const includedMails: IncludedMail[] = [];
  for (const mail of mails) {
    const kind = includableKinds.find((known) => known === mail.kind);
    if (kind && address && mail.to?.address.toLowerCase() === address)
      includedMails.push({ kind, key: mail.key, details: mail.details ?? {} });
    else await addMail(tx, mail);
  }
  if (mainMail && includedMails.length)
    await tx.manager.update(Mail, mainMail.id, {
      details: { ...mainMail.details, [includedMailsKey]: includedMails },
    });
}

interface PendingMailQuery {
  kind: MailKind;
  address: string;
  quoteIds: readonly string[];
  since: Date;
}

/**
 * Whether a mail of this kind about these quotes to this address is waiting, or was requested after `since` and sent. The
 * caller must lock the quotes. Without the lock, two callers may both get false.
 */
export function isMailPending(
  { manager }: StatementRunner,
  { kind, address, quoteIds, since }: PendingMailQuery,
): Promise<boolean> {
  const sameQuotes = And(ArrayContains(quoteIds), ArrayContainedBy(quoteIds));
  const sameMail = { toAddress: address, kind, quoteIds: sameQuotes };
  return manager.existsBy(Mail, [
    { ...sameMail, state: 'waiting' },
    { ...sameMail, state: 'sent', createdAt: MoreThan(since) },
  ]);
}
