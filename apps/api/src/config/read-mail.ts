import { isEmail } from '@app/contracts';
import { port, type ReadVariable, type VariableParser } from '@app/server';

export interface SmtpSettings {
  host: string;
  port: number;
  /** TLS from the first byte; otherwise STARTTLS if offered. */
  isSecure: boolean;
  /** Nothing is sent without TLS. */
  needsTls: boolean;
  /** Secret: never in a log, an error or a response. Null: no login. */
  login: { user: string; password: string } | null;
}

/**
 * Demos send to the workspace's mailbox (apps/mailbox) by default; production must configure a server, or mails would
 * silently go nowhere.
 */
export function readMail(read: ReadVariable, { isDemo }: { isDemo: boolean }) {
  const mailboxPort = read('MAIL_SMTP_PORT', port(1025));
  const mailbox: SmtpSettings = {
    host: '127.0.0.1',
    port: mailboxPort,
    isSecure: false,
    needsTls: false,
    login: null,
  };
  return {
    smtp: read('SMTP_URL', smtpServer({ isDemo, mailbox })),
    /**
     * How customers' replies reach us; null: they go to the team's mailbox, and staff enter them. The secret belongs to
     * the mail service.
     */
    inbound: readInbound(read),
  };
}

/** Requires both settings or neither: with only the address, replies would get lost. */
function readInbound(read: ReadVariable) {
  const pattern = read('MAIL_REPLY_ADDRESS', replyAddress);
  const secret = read('INBOUND_MAIL_SECRET', (given) => {
    if (pattern && given === undefined) return { problem: 'is missing, as MAIL_REPLY_ADDRESS is set' };
    return given === undefined || /^[\x21-\x7e]{24,200}$/.test(given)
      ? { value: given }
      : { problem: 'must be 24 to 200 letters, digits and signs' };
  });
  return pattern && secret ? { address: pattern, secret } : null;
}

/** `reply+{token}@mail.example.com`; a token has 32 characters. */
const replyAddress: VariableParser<string | undefined> = (given) =>
  given === undefined ||
  (given.split('{token}').length === 2 && isEmail(given.replace('{token}', '0'.repeat(32))))
    ? { value: given }
    : { problem: 'must be an email address with {token} in it, before the @' };

/** smtp://user:password@host:587, or smtps:// for TLS from the first byte. */
const smtpServer =
  ({ isDemo, mailbox }: { isDemo: boolean; mailbox: SmtpSettings }): VariableParser<SmtpSettings> =>
  (given) => {
    if (given === undefined) return isDemo ? { value: mailbox } : { problem: 'is missing' };
    const url = URL.canParse(given) ? new URL(given) : undefined;
    const isSecure = url?.protocol === 'smtps:';
    if (!url?.hostname || (!isSecure && url.protocol !== 'smtp:'))
      return { problem: 'must be a URL beginning with smtp:// or smtps://' };
    if (url.pathname.length > 1 || url.search || url.hash)
      return { problem: 'must have nothing after the port' };
    const [user, password] = [decoded(url.username), decoded(url.password)];
    if (user === undefined || password === undefined || Boolean(user) !== Boolean(password))
      return { problem: 'must have a user and a password or neither, with special characters as %…' };
    const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
    return {
      value: {
        host,
        // Ports for submission (RFC 8314); port 25 is for server to server.
        port: Number(url.port) || (isSecure ? 465 : 587),
        isSecure,
        needsTls: !isSecure && (Boolean(user) || !(isDemo || isThisMachine.test(host))),
        login: user ? { user, password } : null,
      },
    };
  };

/** Loopback addresses, where no network can listen in. */
const isThisMachine = /^(?:localhost|127(?:\.\d+){3}|::1)$/;

const decoded = (text: string) => {
  try {
    const plain = decodeURIComponent(text);
    // A control character would end the SMTP command.
    return /\p{Cc}/u.test(plain) ? undefined : plain;
  } catch {
    return undefined;
  }
};
