export interface MailMessage {
  from: string;
  /** One address, never a list. */
  to: string;
  source: Buffer;
}

/**
 * Trouble that concerns every mail. `server-unreachable`: no connection, or it breaks. `login-rejected`: wrong user or
 * password, or a login is required. `certificate-rejected`: wrong host, expired or not trusted. `all-rejected`: the
 * server accepts no email from us.
 */
export const serverTroubles = [
  'server-unreachable',
  'login-rejected',
  'certificate-rejected',
  'all-rejected',
] as const;
export type ServerTrouble = (typeof serverTroubles)[number];

/** `rejected`: permanently. `not-now`: it may be accepted later. `reason`: the server's response, without secrets. */
export interface NotSent {
  kind: 'rejected' | 'not-now' | 'too-slow' | ServerTrouble;
  reason: string;
  /** The server had received the complete mail and did not reject it. */
  mayBeAccepted?: boolean;
  /** Our own check rejected the mail, which says nothing about the server. */
  rejectedLocally?: boolean;
}

export type SendOutcome = { kind: 'sent' } | NotSent;

export type ServerFailure = NotSent & { kind: ServerTrouble };
export const isServerFailure = (outcome: SendOutcome): outcome is ServerFailure =>
  serverTroubles.some((trouble) => trouble === outcome.kind);

/** Sends mails to a mail server. Never throws, and always finishes. */
export abstract class MailSender {
  /** @param onMessageUploaded called once the server has received the complete mail and only its response is missing */
  abstract send(message: MailMessage, onMessageUploaded?: () => void): Promise<SendOutcome>;

  /** Connects and logs in without a mail. @returns the failure, or null */
  abstract check(): Promise<ServerFailure | null>;
}
