import { InjectQueue, Processor } from '@nestjs/bullmq';
import { Injectable } from '@nestjs/common';
import type { DueJob } from '../../platform/background/due-job';
import { DueJobProcessor, workerOptions } from '../../platform/background/due-job-processor';
import { type DueQueue, type DueRow, DueSweep, SweepDependencies } from '../../platform/background/due-sweep';
import { MailComposers } from '../letters/mail-composers';
import { findDueMails, mailDue } from '../mail-statements';
import { DeliverMail } from './deliver-mail';
import { MailServerBreaker } from './mail-server-breaker';
import { maxConcurrent } from './mail-retry-policy';

/** Compose and send one mail. */
export const deliverMail = {
  queue: 'mail',
  name: 'deliver-mail',
  channel: mailDue,
  concurrency: maxConcurrent,
} as const satisfies DueJob;

/** Has the mails sent that are due. */
@Injectable()
export class MailSweep extends DueSweep {
  constructor(
    @InjectQueue(deliverMail.queue) queue: DueQueue,
    breaker: MailServerBreaker,
    tools: SweepDependencies,
    private readonly mails: DeliverMail,
    private readonly composers: MailComposers,
  ) {
    super(deliverMail, queue, breaker, tools);
  }

  protected findDue(now: Date, most: number) {
    return this.tools.statements.run<DueRow>(findDueMails, [now, most, this.composers.kinds()]);
  }

  protected work(id: string): Promise<void> {
    return this.mails.deliver(id);
  }
}

@Processor(deliverMail.queue, workerOptions(deliverMail))
export class DeliverMailProcessor extends DueJobProcessor {
  constructor(sweep: MailSweep) {
    super(sweep);
  }
}
