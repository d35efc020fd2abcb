import type { NotSent } from '../mail-sender';

/** What nodemailer tells of a failure, as far as it counts here. */
export interface SmtpFailure {
  code?: string;
  /** The command that was being answered. */
  command?: string;
  /** The server's whole answer. */
  response?: string;
  responseCode?: number;
  /** Node's own code, where `code` is nodemailer's. */
  originalCode?: string;
  message?: string;
}

/** The server wants a login, or another one (RFC 4954). */
const wantsLogin = [530, 534, 535, 538];

/** Node's codes for a certificate that is not accepted. */
const certificateCodes =
  /^(ERR_TLS_CERT_|CERT_|UNABLE_TO_(GET|VERIFY|DECRYPT)_|(DEPTH_ZERO_)?SELF_SIGNED_CERT|INVALID_CA$|HOSTNAME_MISMATCH$)/;

/**
 * What a server says of every recipient, so that it is nobody's mailbox that is wrong: it does not know us, or we have
 * sent as much as we may for now.
 */
const notAboutOne =
  /relay(ing)? (access )?(denied|not permitted)|unable to relay|\b5\.4\.5\b|\bdaily\b.*\blimit|\bsending (limit|quota)/is;

/** Without addresses, which can be made of any words. */
const withoutAddresses = (response: string) => response.replace(/<[^>]*>|\S*@\S*/g, ' ');

/**
 * What a failure means for the mail and for all others.
 *
 * @param isWhole whether the server had the whole mail
 */
export function classifySmtpError(failure: SmtpFailure, isWhole = false): NotSent {
  return {
    kind: kindOf(failure),
    reason: reasonOf(failure),
    ...(isOurs(failure) && { isOurs: true }),
    ...(isWhole && !failure.responseCode && { mayBeTaken: true }),
  };
}

/** Our own check of the address or of the announced size: it will not come out otherwise. */
const isOurs = ({ code, command, responseCode }: SmtpFailure) =>
  !responseCode &&
  ((code === 'EENVELOPE' && command === 'API') || (code === 'EMESSAGE' && command === 'MAIL FROM'));

function kindOf(failure: SmtpFailure): NotSent['kind'] {
  const { code, command, responseCode, originalCode } = failure;
  // We ended it ourselves, as it took too long: a slow recipient, or a server that is slow with all.
  if (code === 'EABORT') return 'too-slow';
  if (isOurs(failure)) return 'refused';
  if (certificateCodes.test(originalCode ?? '')) return 'certificate-rejected';
  if (wantsLogin.includes(responseCode ?? 0)) return 'login-rejected';
  // Below 500 its directory of users is away, and our login may be right.
  if (code === 'EAUTH' && !(responseCode && responseCode < 500)) return 'login-rejected';
  if (!responseCode || responseCode === 421) return 'server-away';
  if (command === 'MAIL FROM') return responseCode === 552 ? 'refused' : 'all-rejected';
  if (command !== 'RCPT TO' && command !== 'DATA') return 'server-away';
  if (notAboutOne.test(withoutAddresses(failure.response ?? ''))) return 'all-rejected';
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
