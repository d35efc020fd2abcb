import { MailSender, type MailMessage, type SendOutcome, type ServerFailure } from '../delivery/mail-sender';

type Answer = (message: MailMessage, onWhole?: () => void) => SendOutcome | Promise<SendOutcome>;

/** A mail server in memory, which accepts everything unless a test changes that. */
export class FakeMailSender extends MailSender {
  readonly taken: MailMessage[] = [];
  tries = 0;
  trouble: ServerFailure | null = null;
  private answer: Answer = () => ({ kind: 'sent' });

  async send(message: MailMessage, onWhole?: () => void): Promise<SendOutcome> {
    this.tries += 1;
    const outcome = await this.answer(message, onWhole);
    if (outcome.kind === 'sent') this.taken.push(message);
    return outcome;
  }

  check(): Promise<ServerFailure | null> {
    return Promise.resolve(this.trouble);
  }

  answers(answer: Answer): void {
    this.answer = answer;
  }

  recover(): void {
    this.answers(() => ({ kind: 'sent' }));
    this.trouble = null;
    this.taken.length = 0;
    this.tries = 0;
  }

  takenFor(address: string): MailMessage[] {
    return this.taken.filter(({ to }) => to === address);
  }
}
