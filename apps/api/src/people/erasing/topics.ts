/** The outbox topic by which the demo's mailbox forgets mails that it got from us. */
export const forgetMails = 'forget-mails';
export interface ForgetMails {
  /** Of our rows; the Message-IDs are made of them. */
  mailIds: string[];
}
