import { MailSender, type MailMessage, type SendOutcome, type ServerFailure } from '../delivery/mail-sender';

type Respond = (message: MailMessage, onMessageUploaded?: () => void) => SendOutcome | Promise<SendOutcome>;

/** A mail server in memory, which accepts everything unless a test changes that. */
export class FakeMailSender extends MailSender {
  readonly sent: MailMessage[] = [];
  tries = 0;
  trouble: ServerFailure | null = null;
  private respond: Respond = () => ({ kind: 'sent' });

  async send(message: MailMessage, onMessageUploaded?: () => void): Promise<SendOutcome> {
    this.tries += 1;
    const outcome = await this.respond(message, onMessageUploaded);
    if (outcome.kind === 'sent') this.sent.push(message);
    return outcome;
  }

  check(): Promise<ServerFailure | null> {
    return Promise.resolve(this.trouble);
  }

  respondWith(respond: Respond): void {
    this.respond = respond;
  }

  recover(): void {
    this.respondWith(() => ({ kind: 'sent' }));
    this.trouble = null;
    this.sent.length = 0;
    this.tries = 0;
  }

  sentTo(address: string): MailMessage[] {
    return this.sent.filter(({ to }) => to === address);
  }
}
