import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { createTransport, type SMTPPoolOptions, type SMTPTransportOptions } from 'nodemailer';
import type { SMTPConnectionAuth } from 'nodemailer/lib/smtp-connection';
import { isEmail } from '@app/contracts';
import { AppConfig } from '../../../config/app-config';
import type { SmtpSettings } from '../../../config/read-mail';
import {
  isServerFailure,
  type MailMessage,
  MailSender,
  type SendOutcome,
  type ServerFailure,
} from '../mail-sender';
import type { DeclaredKeys } from '../../../platform/types/declared-keys';
import { answeringMs, maxConcurrent, sendingMs } from '../mail-retry-policy';
import { classifySmtpError, type SmtpFailure } from './classify-smtp-error';

/** For connecting and the server's greeting; well within the time for a mail. */
const connectMs = (forAll: number) => Math.min(10_000, forAll / 2);

const checkMs = 5_000;

/** Connections are closed before servers close them, so that no mail is sent into a closing one. */
const idleMs = 15_000;

const smtpOptions = ({ host, port, isSecure, needsTls, login }: SmtpSettings) =>
  ({
    host,
    port,
    secure: isSecure,
    requireTLS: needsTls,
    auth: login
      ? ({ user: login.user, pass: login.password } satisfies DeclaredKeys<SMTPConnectionAuth>)
      : undefined,
  }) satisfies DeclaredKeys<SMTPTransportOptions>;

@Injectable()
export class SmtpMailSender extends MailSender implements OnApplicationShutdown {
  private readonly login;
  private readonly transport;
  private readonly sendingMs: number;
  private readonly answeringMs: number;
  /** Callbacks for when the last byte of a mail has been read, by its abort signal. */
  private readonly whenWhole = new WeakMap<AbortSignal, () => void>();

  constructor({ mail: { smtp }, backgroundTimeScale }: AppConfig) {
    super();
    this.login = smtpOptions(smtp);
    this.sendingMs = sendingMs(backgroundTimeScale);
    this.answeringMs = answeringMs(backgroundTimeScale);
    this.transport = createTransport({
      pool: true,
      ...this.login,
      maxConnections: maxConcurrent,
      // Only if the server had closed the connection; nothing was sent then.
      maxRequeues: 1,
      idleTimeout: idleMs,
      connectionTimeout: connectMs(this.sendingMs),
      greetingTimeout: connectMs(this.sendingMs),
      // The limits for one mail end it first, and tell slowness from a lost server.
      socketTimeout: 2 * (this.sendingMs + this.answeringMs),
      disableFileAccess: true,
      disableUrlAccess: true,
    } satisfies DeclaredKeys<SMTPPoolOptions> & { pool: true });
    this.transport.use('stream', ({ data: { signal }, message }, done) => {
      // Reading starts only after the server has accepted the DATA command.
      message?.processFunc((bytes) => bytes.once('end', () => signal && this.whenWhole.get(signal)?.()));
      done();
    });
  }

  async send({ from, to, source }: MailMessage, onWhole?: () => void): Promise<SendOutcome> {
    // Anything else could be read as several addresses, or as a command.
    if (!isEmail(to)) return { kind: 'refused', reason: 'not one e-mail address', isOurs: true };
    const ending = new AbortController();
    const endIn = (ms: number) => setTimeout(() => ending.abort(), ms);
    let limit = endIn(this.sendingMs);
    let isWhole = false;
    this.whenWhole.set(ending.signal, () => {
      clearTimeout(limit);
      limit = endIn(this.answeringMs);
      isWhole = true;
      onWhole?.();
    });
    try {
      await this.transport.sendMail({
        envelope: { from, to: [to] },
        raw: source,
        signal: ending.signal,
      });
      return { kind: 'sent' };
    } catch (error) {
      return classifySmtpError(error as SmtpFailure, isWhole);
    } finally {
      clearTimeout(limit);
    }
  }

  async check(): Promise<ServerFailure | null> {
    const transport = createTransport({
      ...this.login,
      connectionTimeout: checkMs,
      greetingTimeout: checkMs,
      socketTimeout: checkMs,
      dnsTimeout: checkMs,
    } satisfies DeclaredKeys<SMTPTransportOptions>);
    try {
      await transport.verify();
      return null;
    } catch (error) {
      const failure = classifySmtpError(error as SmtpFailure);
      return isServerFailure(failure) ? failure : { ...failure, kind: 'server-away' };
    } finally {
      transport.close();
    }
  }

  onApplicationShutdown(): void {
    this.transport.close();
  }
}
