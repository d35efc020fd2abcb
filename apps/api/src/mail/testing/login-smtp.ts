import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { SMTPServer, type SMTPServerAuthenticationMethod, type SMTPServerOptions } from 'smtp-server';
import { localhostCertificate, testAuthority } from '../../testing/servers/certificates';

interface Options extends SMTPServerOptions {
  /** The only login method it offers. */
  method?: SMTPServerAuthenticationMethod;
  user?: string;
  password?: string;
}

/** A mail server like those of providers: encrypted (`smtps://`, or STARTTLS), and with a login. */
export class LoginSmtp {
  readonly accepted: { user: string; to: string[] }[] = [];
  readonly logins: SMTPServerAuthenticationMethod[] = [];
  password: string;
  private port = 0;
  private readonly server: SMTPServer;

  private constructor({ method = 'PLAIN', user = 'shop', password = 'ses@me:+/', ...options }: Options) {
    this.password = password;
    this.server = new SMTPServer({
      ...localhostCertificate,
      authMethods: [method],
      disableReverseLookup: true,
      onAuth: (login, _session, answer) => {
        this.logins.push(login.method);
        const isRight = login.username === user && login.password === this.password;
        answer(isRight ? null : new Error('authentication failed'), isRight ? { user } : undefined);
      },
      onData: (stream, session, answer) => {
        stream.resume().on('end', () => {
          this.accepted.push({
            user: String(session.user),
            to: session.envelope.rcptTo.map(({ address }) => address),
          });
          answer();
        });
      },
      ...options,
    });
    // A client that hangs up, or does not trust the certificate.
    this.server.on('error', () => undefined);
  }

  static async start(options: Options = {}): Promise<LoginSmtp> {
    const smtp = new LoginSmtp(options);
    smtp.server.listen(0, '127.0.0.1');
    await once(smtp.server.server, 'listening');
    smtp.port = (smtp.server.server.address() as AddressInfo).port;
    return smtp;
  }

  /** Value for SMTP_URL. */
  url(user = 'shop', password = this.password): string {
    const scheme = this.server.options.secure ? 'smtps' : 'smtp';
    return `${scheme}://${encodeURIComponent(user)}:${encodeURIComponent(password)}@127.0.0.1:${this.port}`;
  }

  stop(): Promise<void> {
    return new Promise((done) => this.server.close(() => done()));
  }
}

/** Trusts the tests' certificate authority, as NODE_EXTRA_CA_CERTS does in production. */
export function trustTestAuthority(): void {
  const before = getCACertificates('default');
  beforeEach(() => setDefaultCACertificates([...before, testAuthority]));
  afterAll(() => setDefaultCACertificates(before));
}
