import type { MailRecord } from '../mails/mail-record';

/** All that is given must hold. */
export interface MailFilter {
  /** One of the envelope's recipients, whole. */
  to?: string;
  /** Some of the subject's words. */
  subject?: string;
  /** Came at this time or later, as `receivedAt` has it. */
  since?: string;
}

const contains = (text: string, wanted: string) => text.toLowerCase().includes(wanted.toLowerCase());

/** Upper and lower case are the same. */
export const isWanted =
  ({ to, subject, since }: MailFilter) =>
  (mail: MailRecord): boolean =>
    (to === undefined || mail.envelope.to.some((address) => address.toLowerCase() === to.toLowerCase())) &&
    (subject === undefined || contains(mail.subject, subject)) &&
    (since === undefined || Date.parse(mail.receivedAt) >= Date.parse(since));
