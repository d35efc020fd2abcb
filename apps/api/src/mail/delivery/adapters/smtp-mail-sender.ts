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
import { responseTimeoutMs, maxConcurrent, sendTimeoutMs } from '../mail-retry-policy';
import { classifySmtpError, type SmtpFailure } from './classify-smtp-error';

/** Timeout for connecting and for the server's greeting; at most half of the send timeout. */
const connectTimeoutMs = (sendMs: number) => Math.min(10_000, sendMs / 2);

const checkTimeoutMs = 5_000;

/** Connections are closed before servers close them, so that no mail is sent over a closing connection. */
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
  private readonly connectionOptions;
  private readonly transport;
  private readonly sendTimeoutMs: number;
  private readonly responseTimeoutMs: number;
  /** Keyed by a mail's abort signal. Called when the mail's last byte has been read for sending. */
  private readonly uploadListeners = new WeakMap<AbortSignal, () => void>();

  constructor({ mail: { smtp }, backgroundTimeScale }: AppConfig) {
    super();
    this.connectionOptions = smtpOptions(smtp);
    this.sendTimeoutMs = sendTimeoutMs(backgroundTimeScale);
    this.responseTimeoutMs = responseTimeoutMs(backgroundTimeScale);
    this.transport = createTransport({
      pool: true,
      ...this.connectionOptions,
      maxConnections: maxConcurrent,
      // Retries once if the pooled connection turns out to be closed; the mail has not been sent in that case.
      maxRequeues: 1,
      idleTimeout: idleMs,
      connectionTimeout: connectTimeoutMs(this.sendTimeoutMs),
      greetingTimeout: connectTimeoutMs(this.sendTimeoutMs),
      // Fallback only: the timeouts per mail fire first, so that a slow server is not reported as a lost connection.
      socketTimeout: 2 * (this.sendTimeoutMs + this.responseTimeoutMs),
      disableFileAccess: true,
      disableUrlAccess: true,
    } satisfies DeclaredKeys<SMTPPoolOptions> & { pool: true });
    this.transport.use('stream', ({ data: { signal }, message }, done) => {
      // Reading starts only after the server has accepted the DATA command.
      message?.processFunc((bytes) =>
        bytes.once('end', () => signal && this.uploadListeners.get(signal)?.()),
      );
      done();
    });
  }

  async send({ from, to, source }: MailMessage, onMessageUploaded?: () => void): Promise<SendOutcome> {
    // Other text could be read as several addresses, or as a command.
    if (!isEmail(to)) return { kind: 'rejected', reason: 'not one email address', rejectedLocally: true };
    const abortController = new AbortController();
    const abortAfter = (ms: number) => setTimeout(() => abortController.abort(), ms);
    let timeout = abortAfter(this.sendTimeoutMs);
    let isMessageUploaded = false;
    this.uploadListeners.set(abortController.signal, () => {
      clearTimeout(timeout);
      timeout = abortAfter(this.responseTimeoutMs);
      isMessageUploaded = true;
      onMessageUploaded?.();
    });
    try {
      await this.transport.sendMail({
        envelope: { from, to: [to] },
        raw: source,
        signal: abortController.signal,
      });
      return { kind: 'sent' };
    } catch (error) {
      return classifySmtpError(error as SmtpFailure, isMessageUploaded);
    } finally {
      clearTimeout(timeout);
    }
  }

  async check(): Promise<ServerFailure | null> {
    const transport = createTransport({
      ...this.connectionOptions,
      connectionTimeout: checkTimeoutMs,
      greetingTimeout: checkTimeoutMs,
      socketTimeout: checkTimeoutMs,
      dnsTimeout: checkTimeoutMs,
    } satisfies DeclaredKeys<SMTPTransportOptions>);
    try {
      await transport.verify();
      return null;
    } catch (error) {
      const failure = classifySmtpError(error as SmtpFailure);
      return isServerFailure(failure) ? failure : { ...failure, kind: 'server-unreachable' };
    } finally {
      transport.close();
    }
  }

  onApplicationShutdown(): void {
    this.transport.close();
  }
}
