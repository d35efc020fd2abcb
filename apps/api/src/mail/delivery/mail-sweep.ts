import type { QueryResultRow } from 'pg';
import { InjectQueue, Processor } from '@nestjs/bullmq';
import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../config/app-config';
import { Notifications } from '../../database/notifications';
import { Statements } from '../../database/statements';
import type { DueJob } from '../../platform/background/due-job';
import { DueJobProcessor, workerOptions } from '../../platform/background/due-job-processor';
import { type DueQueue, type DueRow, DueSweep } from '../../platform/background/due-sweep';
import { Clock } from '../../platform/clock/clock';
import { MailComposers } from '../letters/mail-composers';
import { findDueMails, mailDue } from '../mail-statements';
import { DeliverMail } from './deliver-mail';
import { MailServerBreaker } from './mail-server-breaker';
import { mostAtOnce } from './mail-retry-policy';

/** Compose and send one mail. */
export const deliverMail = {
  queue: 'mail',
  name: 'deliver-mail',
  concurrency: mostAtOnce,
} as const satisfies DueJob;

/** Has the mails sent that are due. */
@Injectable()
export class MailSweep extends DueSweep {
  constructor(
    @InjectQueue(deliverMail.queue) queue: DueQueue,
    private readonly mails: DeliverMail,
    private readonly composers: MailComposers,
    private readonly breaker: MailServerBreaker,
    private readonly statements: Statements,
    notifications: Notifications,
    config: AppConfig,
    clock: Clock,
  ) {
    super(deliverMail, mailDue, { queue, notifications, clock, timeScale: config.backgroundTimeScale });
    breaker.onOpen(() => this.wake());
  }

  protected async findDue(now: Date, most: number) {
    const room = Math.min(most, this.breaker.room());
    const kinds = this.composers.kinds();
    if (!room || !kinds.length) return [];
    return this.statements.run<DueRow & QueryResultRow>(findDueMails, [now, room, kinds]);
  }

  work(id: string): Promise<void> {
    return this.mails.deliver(id);
  }
}

@Processor(deliverMail.queue, workerOptions(deliverMail))
export class DeliverMailProcessor extends DueJobProcessor {
  constructor(sweep: MailSweep) {
    super(sweep);
  }
}
