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
  /** Absent or null: the team. The email address must have been validated; a name that looks like a link is left out. */
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

/** Kinds that another mail to the same person about the same order can mention in a sentence, with their file. */
const includableKinds = ['appointment-cancelled', 'invoice'] as const satisfies readonly MailKind[];

interface IncludedMail {
  kind: (typeof includableKinds)[number];
  key: string;
  details: Record<string, unknown>;
}

/** Name among a mail's `details`. */
const included = 'includes';
export const mailsIncludedIn = ({ details }: Pick<Mail, 'details'>): IncludedMail[] =>
  (details[included] as IncludedMail[] | undefined) ?? [];

/**
 * Lets a mail that this transaction has requested include the news of others to the same address, so that nobody gets two mails
 * at once. Others are requested as mails of their own.
 * @param mainMailId null: there is no such mail
 */
export async function addOrInclude(
  tx: Transaction,
  mainMailId: string | null,
  mails: readonly NewMail[],
): Promise<void> {
  if (!mails.length) return;
  const mainMail = mainMailId === null ? null : await tx.manager.findOneBy(Mail, { id: mainMailId });
  const address = mainMail?.toAddress?.toLowerCase();
  const news: IncludedMail[] = [];
  for (const mail of mails) {
    const kind = includableKinds.find((known) => known === mail.kind);
    if (kind && address && mail.to?.address.toLowerCase() === address)
      news.push({ kind, key: mail.key, details: mail.details ?? {} });
    else await addMail(tx, mail);
  }
  if (mainMail && news.length)
    await tx.manager.update(Mail, mainMail.id, { details: { ...mainMail.details, [included]: news } });
}

interface PendingMailQuery {
  kind: MailKind;
  address: string;
  quoteIds: readonly string[];
  since: Date;
}

/**
 * Whether a mail of this kind about these quotes is waiting to be sent to this address, or was requested after `since`
 * and sent. The caller must hold a lock on the quotes, or two callers may both get false.
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
