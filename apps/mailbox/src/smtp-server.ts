import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import type { Faults, FaultStep } from './faults';
import type { MailStore } from './mail-store';
import type { MailboxConfig } from './mailbox-config';

/** Larger mails are refused, as by most servers. */
export const maxMailBytes = 10 * 1024 * 1024;

type Answer = (error?: Error | null) => void;

/** The SMTP server, with its faults. It can be closed and reopened, as if it were down. */
export class SmtpServer {
  private smtp: SMTPServer | undefined;
  /** The current or last port; 0 asks for any free one. */
  port: number;
  private readonly sockets = new Set<Socket>();

  constructor(
    private readonly config: MailboxConfig,
    private readonly store: MailStore,
    private readonly faults: Faults,
  ) {
    this.port = config.smtpPort;
  }

  async open(): Promise<void> {
    if (this.smtp) return;
    const smtp = this.createServer();
    // A broken connection is the client's problem.
    smtp.on('error', () => undefined);
    smtp.server.on('connection', (socket) => {
      this.sockets.add(socket);
      socket.once('close', () => this.sockets.delete(socket));
    });
    const listens = once(smtp.server, 'listening');
    smtp.listen(this.port, this.config.host);
    await listens;
    // Reopening uses the same port, even if it was chosen at random.
    this.port = (smtp.server.address() as AddressInfo).port;
    this.smtp = smtp;
  }

  /** Breaks every connection, as a crash does. */
  async close(): Promise<void> {
    const { smtp } = this;
    if (!smtp) return;
    this.smtp = undefined;
    const closed = new Promise<void>((done) => smtp.close(done));
    for (const socket of this.sockets) socket.destroy();
    await closed;
  }

  private createServer(): SMTPServer {
    return new SMTPServer({
      banner: 'Mailbox for development; nothing is delivered',
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      disableReverseLookup: true,
      allowInsecureAuth: true,
      maxAllowedUnauthenticatedCommands: false,
      size: maxMailBytes,
      rejectOversized: true,
      onAuth: ({ username }, _session, done) => done(null, { user: username ?? 'anyone' }),
      onRcptTo: ({ address }, _session, done) => void this.answer('recipient', [address], done),
      onData: (stream, session, done) => void this.receive(stream, session, done),
    });
  }

  private async receive(
    stream: SMTPServerDataStream,
    session: SMTPServerSession,
    done: Answer,
  ): Promise<void> {
    const from = session.envelope.mailFrom ? session.envelope.mailFrom.address : '';
    const to = session.envelope.rcptTo.map(({ address }) => address);
    try {
      const source = await buffer(stream);
      // The library refuses it by itself.
      if (stream.sizeExceeded) return done();
      await this.answer('data', to, done, () => this.store.add({ from, to }, source));
    } catch {
      done(refusal(451, 'The mail could not be kept'));
    }
  }

  /** Performs a step and answers, unless there is a fault. */
  private async answer(
    step: FaultStep,
    addresses: readonly string[],
    done: Answer,
    work: () => Promise<unknown> = () => Promise.resolve(),
  ): Promise<void> {
    const met = this.faults.meet(step, addresses);
    for (const { kind, ms } of met) if (kind === 'slow') await sleep(ms);
    const ending = met.find(({ kind }) => kind !== 'slow');
    if (ending?.kind === 'reply') return done(refusal(ending.code, ending.message));
    if (ending?.work !== 'none') await work();
    if (!ending) done();
  }
}

const refusal = (responseCode = 550, message = 'The mailbox has to refuse this') =>
  Object.assign(new Error(message), { responseCode });
