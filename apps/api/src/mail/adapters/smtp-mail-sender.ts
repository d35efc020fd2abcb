import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { isEmail } from '@app/contracts';
import { createTransport } from 'nodemailer';
import { AppConfig } from '../../config/app-config';
import { MailSender, type Letter, type SendOutcome } from '../mail-sender';
import { mostAtOnce, sendingMs } from '../waiting-times';
import { judgeSmtpError, type SmtpFailure } from './judge-smtp-error';

/** For getting a connection, and for the first words of the server: well within the time for a mail. */
const connectMs = (forAll: number) => Math.min(10_000, forAll / 2);

/** Connections are closed before servers do so, since a mail could be on its way to one just then. */
const idleMs = 15_000;

/** SMTP, on a few connections that are used again. */
@Injectable()
export class SmtpMailSender extends MailSender implements OnApplicationShutdown {
  private readonly transport;
  private readonly sendingMs: number;

  constructor({ mail: { smtp }, backgroundTimeScale }: AppConfig) {
    super();
    this.sendingMs = sendingMs(backgroundTimeScale);
    this.transport = createTransport({
      pool: true,
      host: smtp.host,
      port: smtp.port,
      secure: smtp.isSecure,
      // A password never goes out unencrypted.
      requireTLS: !smtp.isSecure && smtp.login !== null,
      ...(smtp.login && { auth: { user: smtp.login.user, pass: smtp.login.password } }),
      maxConnections: mostAtOnce,
      // Only for a mail that met a connection which the server had closed; nothing of it was sent then.
      maxRequeues: 1,
      idleTimeout: idleMs,
      connectionTimeout: connectMs(this.sendingMs),
      greetingTimeout: connectMs(this.sendingMs),
      // The limit for a whole mail ends it first, and is told apart from a server that is away.
      socketTimeout: 2 * this.sendingMs,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  async send({ from, to, source }: Letter): Promise<SendOutcome> {
    // What is no address could be read as several, or as a command.
    if (!isEmail(to)) return { kind: 'refused', reason: 'not one e-mail address' };
    try {
      await this.transport.sendMail({
        envelope: { from, to: [to] },
        raw: source,
        signal: AbortSignal.timeout(this.sendingMs),
      });
      return { kind: 'sent' };
    } catch (error) {
      return judgeSmtpError(error as SmtpFailure);
    }
  }

  onApplicationShutdown(): void {
    this.transport.close();
  }
}
