import { ConfigError } from '@app/server';
import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import type { Ending, FaultRecord, FaultStep } from '../faults/fault';
import type { FaultBook } from '../faults/fault-book';
import type { MailboxConfig } from '../mailbox-config';
import type { MailStore } from '../mails/mail-store';

/** Larger mails are refused, as by most servers. */
export const largestMail = 10 * 1024 * 1024;

type Answer = (error?: Error | null) => void;

/** A delivery that has come to a step. */
interface Arrival {
  step: FaultStep;
  addresses: readonly string[];
  session: SMTPServerSession;
}

/** Where mail comes in by SMTP, with the faults that it meets. It can be shut and opened again, as if the server were down. */
export class SmtpServer {
  private smtp: SMTPServer | undefined;
  /** Where it listens, or listened last; any free one is asked for with 0. */
  port: number;
  /** By the port on the client's side, which is how a session names its connection. */
  private readonly sockets = new Map<number, Socket>();

  constructor(
    private readonly config: MailboxConfig,
    private readonly store: MailStore,
    private readonly faults: FaultBook,
  ) {
    this.port = config.smtpPort;
  }

  get isOpen(): boolean {
    return this.smtp !== undefined;
  }

  async open(): Promise<void> {
    if (this.smtp) return;
    const smtp = this.createServer();
    // A broken connection is its client's affair.
    smtp.on('error', () => undefined);
    smtp.server.on('connection', (socket) => this.remember(socket));
    const listens = once(smtp.server, 'listening');
    smtp.listen(this.port, this.config.host);
    try {
      await listens;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
      throw new ConfigError([`MAIL_SMTP_PORT=${this.port} is taken by another program.`]);
    }
    // Opened again it is at the same port, also where that was any free one.
    this.port = (smtp.server.address() as AddressInfo).port;
    this.smtp = smtp;
  }

  /** Breaks every connection, as the end of a process does. */
  async close(): Promise<void> {
    const { smtp } = this;
    if (!smtp) return;
    this.smtp = undefined;
    const closed = new Promise<void>((done) => smtp.close(done));
    for (const socket of this.sockets.values()) socket.destroy();
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
      size: largestMail,
      rejectOversized: true,
      onAuth: ({ username }, _session, done) => done(null, { user: username ?? 'anyone' }),
      onConnect: (session, done) => void this.answer({ step: 'connect', addresses: [], session }, done),
      onMailFrom: ({ address }, session, done) =>
        void this.answer({ step: 'sender', addresses: [address], session }, done),
      onRcptTo: ({ address }, session, done) =>
        void this.answer({ step: 'recipient', addresses: [address], session }, done),
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
      const source = await contentOf(stream);
      // The library refuses it by itself.
      if (stream.sizeExceeded) return done();
      await this.answer({ step: 'data', addresses: to, session }, done, () =>
        this.store.add({ from, to }, source),
      );
    } catch {
      done(refusal({ kind: 'reply', code: 451, message: 'The mail could not be kept' }));
    }
  }

  /** Does what a step is for and says so, unless it meets a fault. */
  private async answer(
    { step, addresses, session }: Arrival,
    done: Answer,
    work: () => Promise<unknown> = () => Promise.resolve(),
  ): Promise<void> {
    const met = this.faults.meet(step, addresses);
    for (const fault of met) if (fault.kind === 'slow') await sleep(fault.ms);
    const ending = met.find(isEnding);
    if (ending?.kind === 'reply') return done(refusal(ending));
    if (ending?.work !== 'none') await work();
    if (!ending) return done();
    if (ending.kind === 'drop') this.sockets.get(session.remotePort)?.destroy();
  }

  private remember(socket: Socket): void {
    const { remotePort = 0 } = socket;
    this.sockets.set(remotePort, socket);
    socket.once('close', () => {
      if (this.sockets.get(remotePort) === socket) this.sockets.delete(remotePort);
    });
  }
}

const isEnding = (fault: FaultRecord): fault is FaultRecord & Ending => fault.kind !== 'slow';

const refusal = ({ code, message = 'The mailbox was told to refuse this' }: Ending & { kind: 'reply' }) =>
  Object.assign(new Error(message), { responseCode: code });

/** The whole mail; of one that is too large only so much that this can be told. */
async function contentOf(stream: SMTPServerDataStream): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= largestMail) chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
