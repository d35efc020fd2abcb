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
import { ProviderBreaker } from '../provider/provider-breaker';
import { findDueAttempts } from './attempt-statements';
import { CheckPayment } from './check-payment';

/** Look at one attempt. */
export const checkPayment = {
  queue: 'payment-status',
  name: 'check-payment',
  concurrency: 8,
} as const satisfies DueJob;

/**
 * PostgreSQL's channel by which a process that made an attempt due wakes the workers, in the statement that makes it
 * due. A call that nobody hears costs nothing but a few seconds: the rows say what is due.
 */
export const paymentsDue = 'payments_due';

/** Has the attempts looked at that are due. */
@Injectable()
export class PaymentSweep extends DueSweep {
  constructor(
    @InjectQueue(checkPayment.queue) queue: DueQueue,
    private readonly payments: CheckPayment,
    private readonly statements: Statements,
    private readonly breaker: ProviderBreaker,
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
    breaker.onOpen(() => this.wake());
  }

  protected async findDue(now: Date, most: number) {
    const room = Math.min(most, this.breaker.room());
    return room === 0 ? [] : this.statements.run<DueRow & QueryResultRow>(findDueAttempts, [now, room]);
  }

  work(id: string): Promise<void> {
    return this.payments.check(id, 'due');
  }
}

@Processor(checkPayment.queue, workerOptions(checkPayment))
export class CheckPaymentProcessor extends DueJobProcessor {
  constructor(sweep: PaymentSweep) {
    super(sweep);
  }
}
