import { InjectQueue } from '@nestjs/bullmq';
import { Injectable } from '@nestjs/common';
import type { Queue } from 'bullmq';
import { AppConfig } from '../config/app-config';
import { Notifications } from '../database/notifications';
import { Statements } from '../database/statements';
import { DueSweep } from '../platform/background/due-sweep';
import { Clock } from '../platform/clock/clock';
import { claimDueAttempts } from './attempt-statements';
import { CheckPayment } from './check-payment';
import { checkPayment } from './jobs/check-payment.job';
import { paymentsDue } from './payments-due';

/** Has the attempts looked at that are due. */
@Injectable()
export class PaymentSweep extends DueSweep {
  constructor(
    @InjectQueue(checkPayment.queue) queue: Queue,
    private readonly payments: CheckPayment,
    private readonly statements: Statements,
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
  }

  protected claim(now: Date, again: Date, most: number) {
    return this.statements.run<{ id: string }>(claimDueAttempts, [now, again, most]);
  }

  protected work(id: string, handedOutUntil: Date): Promise<void> {
    return this.payments.check(id, handedOutUntil);
  }
}
