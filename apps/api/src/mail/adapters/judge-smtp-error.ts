import type { NotSent } from '../mail-sender';

/** What nodemailer tells of a failure, as far as it counts here. */
export interface SmtpFailure {
  code?: string;
  /** The command that was being answered. */
  command?: string;
  /** The server's whole answer. */
  response?: string;
  responseCode?: number;
  message?: string;
}

/** What the server asks of us before it takes any mail: to sign in, to encrypt. */
const unknownToServer = [530, 534, 535, 538];

/** A server that does not know us says this of every recipient; it is nobody's mailbox that is wrong. */
const isRelayDenied = ({ response = '' }: SmtpFailure) => /\brelay/i.test(response);

/** What a failure means for the mail and for all others. */
export function judgeSmtpError(failure: SmtpFailure): NotSent {
  return { kind: kindOf(failure), reason: reasonOf(failure) };
}

function kindOf(failure: SmtpFailure): NotSent['kind'] {
  const { code, command, responseCode } = failure;
  // We ended it ourselves, as it took too long: a slow recipient, or a server that is slow with all.
  if (code === 'EABORT') return 'too-slow';
  // Our own check of the address or of the announced size: it will not come out otherwise.
  if (code === 'EENVELOPE' && command === 'API') return 'refused';
  if (code === 'EMESSAGE' && command === 'MAIL FROM') return 'refused';
  if (!responseCode || responseCode === 421 || unknownToServer.includes(responseCode)) return 'server-away';
  if (command === 'MAIL FROM') return responseCode === 552 ? 'refused' : 'server-away';
  if (command !== 'RCPT TO' && command !== 'DATA') return 'server-away';
  if (command === 'RCPT TO' && isRelayDenied(failure)) return 'server-away';
  // 503 says that the conversation went astray, and nothing of the mail.
  return responseCode >= 500 && responseCode !== 503 ? 'refused' : 'not-now';
}

const longestReason = 300;

/** In one line, without what no log should have to hold. */
function reasonOf({ code, command, response, message }: SmtpFailure): string {
  const words = response ? `${command ?? ''}: ${response}` : `${code ?? ''} ${message ?? ''}`;
  return words
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
    .slice(0, longestReason);
}
