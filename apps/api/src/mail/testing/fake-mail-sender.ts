import { MailSender, type Letter, type SendOutcome, type ServerFailure } from '../delivery/mail-sender';

type Answer = (letter: Letter, onWhole?: () => void) => SendOutcome | Promise<SendOutcome>;

/** A mail server in memory, which accepts everything unless told otherwise. */
export class FakeMailSender extends MailSender {
  readonly taken: Letter[] = [];
  /** Number of tries. */
  tries = 0;
  /** What a check finds. */
  trouble: ServerFailure | null = null;
  private answer: Answer = () => ({ kind: 'sent' });

  async send(letter: Letter, onWhole?: () => void): Promise<SendOutcome> {
    this.tries += 1;
    const outcome = await this.answer(letter, onWhole);
    if (outcome.kind === 'sent') this.taken.push(letter);
    return outcome;
  }

  check(): Promise<ServerFailure | null> {
    return Promise.resolve(this.trouble);
  }

  answers(answer: Answer): void {
    this.answer = answer;
  }

  /** Accepts everything again, and forgets past mails. */
  recover(): void {
    this.answers(() => ({ kind: 'sent' }));
    this.trouble = null;
    this.taken.length = 0;
    this.tries = 0;
  }

  takenFor(address: string): Letter[] {
    return this.taken.filter(({ to }) => to === address);
  }
}
