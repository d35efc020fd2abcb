import type { AdminMail } from '@app/contracts';
import { text } from './text';

/** Whom a mail goes to, in words; the team's own mails name no address. */
export const receiverOf = ({ kind, toName, toAddress }: AdminMail): string => {
  if (toName ?? toAddress) return toName ?? toAddress ?? '';
  return kind.startsWith('staff-') && kind !== 'staff-invitation' ? text.team : text.noReceiver;
};
