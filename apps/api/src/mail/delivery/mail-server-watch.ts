import { Injectable } from '@nestjs/common';
import { BackgroundTools, PeriodicTask } from '../../platform/background/periodic-task';
import { MailSender } from './mail-sender';
import { MailServerBreaker } from './mail-server-breaker';

/** Checks the mail server even if no mail is due, so that trouble is found before a customer waits for a mail. */
@Injectable()
export class MailServerWatch extends PeriodicTask {
  /** Together with the alerts' own interval, less than five minutes. */
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
      this.breaker.recordCheck(await this.sender.check());
    } finally {
      this.breaker.leave(permit);
    }
  }
}
