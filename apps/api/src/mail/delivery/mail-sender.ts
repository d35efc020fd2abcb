/** A mail that is written, and whom it goes to. */
export interface Letter {
  from: string;
  /** One address, never a list. */
  to: string;
  /** The whole message, byte by byte. */
  source: Buffer;
}

/**
 * Why a mail was not sent. `refused`: this mail will never be taken. `not-now`: the server may take it later.
 * `too-slow`: it took too long. `server-away`: the mail server takes no mail at all, be it that
 * it cannot be reached or that it does not know us. The reason is in the server's words, and holds no secret of ours.
 */
export interface NotSent {
  kind: 'refused' | 'not-now' | 'too-slow' | 'server-away';
  reason: string;
  /** The server had the whole mail, and has not said no. */
  mayBeTaken?: boolean;
  /** We have said no ourselves, which tells nothing of the server. */
  isOurs?: boolean;
}

export type SendOutcome = { kind: 'sent' } | NotSent;

/** Hands mails to a mail server. Never throws, and always comes to an end. */
export abstract class MailSender {
  /** @param onWhole called once the server has the whole mail, and only its answer is missing */
  abstract send(letter: Letter, onWhole?: () => void): Promise<SendOutcome>;
}
