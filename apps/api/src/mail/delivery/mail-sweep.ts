import { Injectable } from '@nestjs/common';
import { type DueRow, DueSweep } from '../../platform/background/due-sweep';
import { BackgroundTools } from '../../platform/background/periodic-task';
import { MailComposers } from '../composing/mail-composers';
import { findDueMails, mailDueChannel } from '../mail-statements';
import { DeliverMail } from './deliver-mail';
import { MailServerBreaker } from './mail-server-breaker';
import { maxConcurrent } from './mail-retry-policy';

@Injectable()
export class MailSweep extends DueSweep {
  constructor(
    breaker: MailServerBreaker,
    tools: BackgroundTools,
    private readonly mails: DeliverMail,
    private readonly composers: MailComposers,
  ) {
    const job = {
      queue: 'mail',
      name: 'deliver-mail',
      channel: mailDueChannel,
      concurrency: maxConcurrent,
    } as const;
    super(job, breaker, tools);
  }

  protected findDue(now: Date, limit: number) {
    return this.statements.run<DueRow>(findDueMails, [now, limit, this.composers.kinds()]);
  }

  protected processRow(id: string): Promise<void> {
    return this.mails.deliver(id);
  }
}
