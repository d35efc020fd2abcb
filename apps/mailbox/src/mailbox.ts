import type { FaultBook } from './faults/fault-book';
import type { MailboxConfig } from './mailbox-config';
import type { MailStore } from './mails/mail-store';
import type { SmtpServer } from './smtp/smtp-server';

/** The parts, as routes and pages are given them. */
export interface Mailbox {
  config: MailboxConfig;
  store: MailStore;
  faults: FaultBook;
  door: SmtpServer;
}
