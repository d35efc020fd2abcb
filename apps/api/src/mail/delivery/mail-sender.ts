/** A mail that is written, and whom it goes to. */
export interface Letter {
  from: string;
  /** One address, never a list. */
  to: string;
  /** The whole message, byte by byte. */
  source: Buffer;
}

/**
 * What is wrong with the mail server for every mail, whoever it is for. `server-away`: there is no connection, or it
 * breaks. `login-rejected`: the server does not accept our user or password, or wants a login. `certificate-rejected`: we
 * do not accept its certificate, which is for another host, has expired or is not trusted. `all-rejected`: it lets us in
 * and accepts no mail from us.
 */
export const serverTroubles = [
  'server-away',
  'login-rejected',
  'certificate-rejected',
  'all-rejected',
] as const;
export type ServerTrouble = (typeof serverTroubles)[number];

/**
 * Why a mail was not sent. `refused`: this mail will never be taken. `not-now`: the server may take it later.
 * `too-slow`: it took too long. The reason is in the server's words, and holds no secret of ours.
 */
export interface NotSent {
  kind: 'refused' | 'not-now' | 'too-slow' | ServerTrouble;
  reason: string;
  /** The server had the whole mail, and has not said no. */
  mayBeTaken?: boolean;
  /** We have said no ourselves, which tells nothing of the server. */
  isOurs?: boolean;
}

export type SendOutcome = { kind: 'sent' } | NotSent;

export type ServerFailure = NotSent & { kind: ServerTrouble };
export const isServerFailure = (outcome: SendOutcome): outcome is ServerFailure =>
  serverTroubles.some((trouble) => trouble === outcome.kind);

/** Hands mails to a mail server. Never throws, and always comes to an end. */
export abstract class MailSender {
  /** @param onWhole called once the server has the whole mail, and only its answer is missing */
  abstract send(letter: Letter, onWhole?: () => void): Promise<SendOutcome>;

  /** Connects and logs in without a mail. @returns what is wrong; null: nothing that shows without a mail */
  abstract check(): Promise<ServerFailure | null>;
}
