import type { NotSent } from '../mail-sender';

export interface SmtpFailure {
  code?: string;
  command?: string;
  response?: string;
  responseCode?: number;
  /** Node's error code, where `code` is nodemailer's. */
  originalCode?: string;
  message?: string;
}

/** A login is required or was rejected (RFC 4954). */
const loginRequired = [530, 534, 535, 538];

/** Node's codes for certificate errors. */
const certificateCodes =
  /^(ERR_TLS_CERT_|CERT_|UNABLE_TO_(GET|VERIFY|DECRYPT)_|(DEPTH_ZERO_)?SELF_SIGNED_CERT|INVALID_CA$|HOSTNAME_MISMATCH$)/;

/** Refusals that concern every recipient: the server does not relay for us, or our sending limit is reached. */
const notAboutOne =
  /relay(ing)? (access )?(denied|not permitted)|unable to relay|\b5\.4\.5\b|\bdaily\b.*\blimit|\bsending (limit|quota)/is;

/** Addresses may contain any words. */
const withoutAddresses = (response: string) => response.replace(/<[^>]*>|\S*@\S*/g, ' ');

/** @param isWhole whether the server had the whole mail */
export function classifySmtpError(failure: SmtpFailure, isWhole = false): NotSent {
  return {
    kind: kindOf(failure),
    reason: reasonOf(failure),
    ...(isOurs(failure) && { isOurs: true }),
    ...(isWhole && !failure.responseCode && { mayBeTaken: true }),
  };
}

/** Our own check of the address or size, which would fail again. */
const isOurs = ({ code, command, responseCode }: SmtpFailure) =>
  !responseCode &&
  ((code === 'EENVELOPE' && command === 'API') || (code === 'EMESSAGE' && command === 'MAIL FROM'));

function kindOf(failure: SmtpFailure): NotSent['kind'] {
  const { code, command, responseCode, originalCode } = failure;
  // Our own timeout: a slow recipient, or a slow server.
  if (code === 'EABORT') return 'too-slow';
  if (isOurs(failure)) return 'refused';
  if (certificateCodes.test(originalCode ?? '')) return 'certificate-rejected';
  if (loginRequired.includes(responseCode ?? 0)) return 'login-rejected';
  // Below 500 the server's user directory is down, and our login may be right.
  if (code === 'EAUTH' && !(responseCode && responseCode < 500)) return 'login-rejected';
  if (!responseCode || responseCode === 421) return 'server-away';
  if (command === 'MAIL FROM') return responseCode === 552 ? 'refused' : 'all-rejected';
  if (command !== 'RCPT TO' && command !== 'DATA') return 'server-away';
  if (notAboutOne.test(withoutAddresses(failure.response ?? ''))) return 'all-rejected';
  // 503 means that the conversation went wrong, not the mail.
  return responseCode >= 500 && responseCode !== 503 ? 'refused' : 'not-now';
}

const maxReasonLength = 300;

function reasonOf({ code, command, response, message }: SmtpFailure): string {
  const words = response ? `${command ?? ''}: ${response}` : `${code ?? ''} ${message ?? ''}`;
  return words
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
    .slice(0, maxReasonLength);
}
