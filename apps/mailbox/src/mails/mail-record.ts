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
  /** Bytes of the whole mail. */
  size: number;
  attachments: number;
}
