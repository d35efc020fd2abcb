import { InjectQueue } from '@nestjs/bullmq';
import { Injectable } from '@nestjs/common';

import { AppConfig } from '../config/app-config';
import { Notifications } from '../database/notifications';
import { Statements } from '../database/statements';
import { DueSweep, type DueQueue } from '../platform/background/due-sweep';
import { Clock } from '../platform/clock/clock';
import { DeliverMail } from './deliver-mail';
import { deliverMail } from './jobs/deliver-mail.job';
import { MailComposers } from './mail-composers';
import { claimDueMails, mailDue } from './mail-statements';
import { ServerGate } from './server-gate';

/** Has the mails sent that are due. */
@Injectable()
export class MailSweep extends DueSweep {
  constructor(
    @InjectQueue(deliverMail.queue) queue: DueQueue,
    private readonly mails: DeliverMail,
    private readonly composers: MailComposers,
    private readonly gate: ServerGate,
    private readonly statements: Statements,
    notifications: Notifications,
    config: AppConfig,
    clock: Clock,
  ) {
    super(deliverMail, mailDue, { queue, notifications, clock, timeScale: config.backgroundTimeScale });
    gate.onOpen(() => this.wake());
  }

  protected async claim(now: Date, again: Date, most: number) {
    const room = Math.min(most, this.gate.room());
    const kinds = this.composers.kinds();
    if (!room || !kinds.length) return [];
    return this.statements.run<{ id: string }>(claimDueMails, [now, again, kinds, room]);
  }

  work(id: string, handedOutUntil: Date): Promise<void> {
    return this.mails.deliver(id, handedOutUntil);
  }
}
