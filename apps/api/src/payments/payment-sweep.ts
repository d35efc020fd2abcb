import { InjectQueue } from '@nestjs/bullmq';
import { Injectable } from '@nestjs/common';

import { AppConfig } from '../config/app-config';
import { Notifications } from '../database/notifications';
import { Statements } from '../database/statements';
import { DueSweep, type DueQueue } from '../platform/background/due-sweep';
import { Clock } from '../platform/clock/clock';
import { claimDueAttempts } from './attempt-statements';
import { CheckPayment } from './check-payment';
import { checkPayment } from './jobs/check-payment.job';
import { paymentsDue } from './payments-due';
import { ProviderGate } from './provider-gate';

/** Has the attempts looked at that are due. */
@Injectable()
export class PaymentSweep extends DueSweep {
  constructor(
    @InjectQueue(checkPayment.queue) queue: DueQueue,
    private readonly payments: CheckPayment,
    private readonly statements: Statements,
    private readonly gate: ProviderGate,
    notifications: Notifications,
    config: AppConfig,
    clock: Clock,
  ) {
    super(checkPayment, paymentsDue, {
      queue,
      notifications,
      clock,
      timeScale: config.backgroundTimeScale,
    });
    gate.onOpen(() => this.wake());
  }

  protected async claim(now: Date, again: Date, most: number) {
    const room = Math.min(most, this.gate.room());
    return room === 0 ? [] : this.statements.run<{ id: string }>(claimDueAttempts, [now, again, room]);
  }

  work(id: string, handedOutUntil: Date): Promise<void> {
    return this.payments.check(id, handedOutUntil);
  }
}
