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

/** Rejections that concern every recipient: the server does not relay for us, or our sending limit is reached. */
const concernsAllRecipients =
  /relay(ing)? (access )?(denied|not permitted)|unable to relay|\b5\.4\.5\b|\bdaily\b.*\blimit|\bsending (limit|quota)/is;

/** Email addresses may contain any text. */
const withoutAddresses = (response: string) => response.replace(/<[^>]*>|\S*@\S*/g, ' ');

/** @param isMessageUploaded whether the server had received the complete mail */
export function classifySmtpError(failure: SmtpFailure, isMessageUploaded = false): NotSent {
  return {
    kind: kindOf(failure),
    reason: reasonOf(failure),
    ...(isRejectedLocally(failure) && { rejectedLocally: true }),
    ...(isMessageUploaded && !failure.responseCode && { mayBeAccepted: true }),
  };
}

/** nodemailer's check of the address or size, which would fail again. */
const isRejectedLocally = ({ code, command, responseCode }: SmtpFailure) =>
  !responseCode &&
  ((code === 'EENVELOPE' && command === 'API') || (code === 'EMESSAGE' && command === 'MAIL FROM'));

function kindOf(failure: SmtpFailure): NotSent['kind'] {
  const { code, command, responseCode, originalCode } = failure;
  // Our own timeout: a slow recipient, or a slow server.
  if (code === 'EABORT') return 'too-slow';
  if (isRejectedLocally(failure)) return 'rejected';
  if (certificateCodes.test(originalCode ?? '')) return 'certificate-rejected';
  if (loginRequired.includes(responseCode ?? 0)) return 'login-rejected';
  // Below 500, the server could not check the login, which may be right.
  if (code === 'EAUTH' && !(responseCode && responseCode < 500)) return 'login-rejected';
  if (!responseCode || responseCode === 421) return 'server-unreachable';
  if (command === 'MAIL FROM') return responseCode === 552 ? 'rejected' : 'all-rejected';
  if (command !== 'RCPT TO' && command !== 'DATA') return 'server-unreachable';
  if (concernsAllRecipients.test(withoutAddresses(failure.response ?? ''))) return 'all-rejected';
  // 503 (bad sequence of commands) is a fault of the SMTP dialogue, not of the mail.
  return responseCode >= 500 && responseCode !== 503 ? 'rejected' : 'not-now';
}

const maxReasonLength = 300;

function reasonOf({ code, command, response, message }: SmtpFailure): string {
  const text = response ? `${command ?? ''}: ${response}` : `${code ?? ''} ${message ?? ''}`;
  return text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
    .slice(0, maxReasonLength);
}
