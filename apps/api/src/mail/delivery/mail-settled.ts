import type { MailKind } from '../mail-kind';

/** The outbox topic by which modules that mails know nothing of learn what became of one about quotes. */
export const mailSettled = 'mail-settled';

export interface MailSettled {
  mailId: string;
  kind: MailKind;
  outcome: 'sent' | 'failed';
  quoteIds: string[];
  /** ISO 8601. */
  at: string;
}
