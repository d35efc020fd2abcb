/** Who a mail is from and whom it is for, as the client said before it sent the mail itself. */
export interface Envelope {
  from: string;
  to: readonly string[];
}

/** What is known of a mail without reading it. */
export interface MailRecord {
  /** The time of arrival, so that ids sort as mails came. */
  id: string;
  receivedAt: string;
  envelope: Envelope;
  subject: string;
  /** What its sender calls it, before the `@`; absent where it has none, or came before this was kept. */
  messageName?: string;
  /** Bytes of the whole mail. */
  size: number;
  attachments: number;
}
