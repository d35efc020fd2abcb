import { Injectable } from '@nestjs/common';
import { BackgroundTools, PeriodicTask } from '../../platform/background/periodic-task';
import { MailSender } from './mail-sender';
import { MailServerBreaker } from './mail-server-breaker';

/** Finds out whether the mail server lets us in, also where no mail is to be sent: before a customer waits for one. */
@Injectable()
export class MailServerWatch extends PeriodicTask {
  /** Together with the round of the alerts it stays below five minutes. */
  protected readonly everyMs = 3 * 60_000;

  constructor(
    tools: BackgroundTools,
    private readonly sender: MailSender,
    private readonly breaker: MailServerBreaker,
  ) {
    super(tools);
  }

  async sweep(): Promise<void> {
    const permit = this.breaker.enter();
    if (!permit) return;
    try {
      this.breaker.noteCheck(await this.sender.check());
    } finally {
      this.breaker.leave(permit);
    }
  }
}
