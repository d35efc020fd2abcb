import type { MailKind } from './mail-kind';
import type { Mail } from './mail.entity';

/** Whether mails of a kind go to the team, at whatever address it has by then; others name whom they go to. */
const isForTeam = (kind: MailKind): boolean => kind.startsWith('staff-') && kind !== 'staff-invitation';

/**
 * Kinds that are never sent again from the log: an invitation and the link to trade prices are made anew, where they are
 * given; a reminder goes out by itself, and to nobody who has had it.
 */
const neverAgain: readonly MailKind[] = ['staff-invitation', 'trade-link', 'quote-reminder'];

/**
 * Whether a mail can be sent once more: not while it is on its way, not what was held back for a reason, and not to
 * somebody who was erased.
 */
export const canBeResent = (
  mail: Pick<Mail, 'kind' | 'state' | 'toAddress'> & { isErased: boolean },
): boolean =>
  !neverAgain.includes(mail.kind) &&
  (mail.state === 'sent' || mail.state === 'failed') &&
  !mail.isErased &&
  (mail.toAddress !== null || isForTeam(mail.kind));
