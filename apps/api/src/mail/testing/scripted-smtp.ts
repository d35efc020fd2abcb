import { createServer, type Server, type Socket } from 'node:net';

/** A response; `silence`: none; `drop`: closes the connection. */
export type Reply = string;

export interface Script {
  greeting?: Reply;
  ehlo?: Reply;
  mail?: Reply;
  rcpt?: Reply | ((address: string) => Reply);
  data?: Reply;
  /** After the message. */
  end?: Reply;
}

interface AcceptedMail {
  from: string;
  to: string[];
  source: string;
}

/** A mail server with scripted responses, which accepts everything by default. */
export class ScriptedSmtp {
  readonly accepted: AcceptedMail[] = [];
  readonly commands: string[] = [];
  connections = 0;
  private script: Script = {};
  private readonly sockets = new Set<Socket>();

  private constructor(private readonly server: Server) {}

  static async start(): Promise<ScriptedSmtp> {
    const server = createServer();
    const smtp = new ScriptedSmtp(server);
    server.on('connection', (socket) => smtp.handleConnection(socket));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return smtp;
  }

  get url(): string {
    const address = this.server.address();
    return `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  }

  respondWith(script: Script): void {
    this.script = script;
  }

  hangUp(): void {
    for (const socket of this.sockets) socket.destroy();
  }

  /** Sends a late response on all connections. */
  respondNow(line: Reply): void {
    for (const socket of this.sockets) socket.write(`${line}\r\n`);
  }

  async stop(): Promise<void> {
    this.hangUp();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private handleConnection(socket: Socket): void {
    this.connections += 1;
    this.sockets.add(socket);
    socket.on('close', () => this.sockets.delete(socket)).on('error', () => undefined);
    let mail: AcceptedMail = { from: '', to: [], source: '' };
    let isReceivingMessage = false;
    let pending = '';

    const say = (line: Reply) => {
      if (line === 'drop') socket.destroy();
      else if (line !== 'silence') socket.write(`${line}\r\n`);
      return /^[23]/.test(line);
    };
    const command = (line: string) => {
      const [, verb = '', address = ''] = /^([A-Z]+)[^<]*<?([^>]*)/i.exec(line) ?? [];
      this.commands.push(line);
      const { ehlo, mail: sender, rcpt, data } = this.script;
      const answers: Record<string, () => void> = {
        EHLO: () => say(ehlo ?? '250 scripted'),
        MAIL: () => {
          if (say(sender ?? '250 ok')) mail = { from: address, to: [], source: '' };
        },
        RCPT: () => {
          const answer = typeof rcpt === 'function' ? rcpt(address) : rcpt;
          if (say(answer ?? '250 ok')) mail.to.push(address);
        },
        DATA: () => {
          isReceivingMessage = say(data ?? '354 go on');
        },
        STARTTLS: () => say('502 no encryption here'),
        QUIT: () => socket.end('221 bye\r\n'),
      };
      (answers[verb.toUpperCase()] ?? (() => say('250 ok')))();
    };

    say(this.script.greeting ?? '220 scripted');
    socket.setEncoding('latin1').on('data', (chunk: string) => {
      pending += chunk;
      for (let end = pending.indexOf('\r\n'); end >= 0; end = pending.indexOf('\r\n')) {
        const line = pending.slice(0, end);
        pending = pending.slice(end + 2);
        if (!isReceivingMessage) command(line);
        else if (line !== '.') mail.source += `${line.replace(/^\.\./, '.')}\r\n`;
        else {
          isReceivingMessage = false;
          if (say(this.script.end ?? '250 taken')) this.accepted.push(mail);
        }
      }
    });
  }
}
