import { InjectQueue, Processor } from '@nestjs/bullmq';
import { Injectable } from '@nestjs/common';
import type { DueJob } from '../../platform/background/due-job';
import { DueJobProcessor, workerOptions } from '../../platform/background/due-job-processor';
import { type DueQueue, type DueRow, DueSweep, SweepDependencies } from '../../platform/background/due-sweep';
import { ProviderBreaker } from '../provider/provider-breaker';
import { findDueAttempts } from './attempt-statements';
import { CheckPayment } from './check-payment';

/** Called in the statement that makes an attempt due. */
export const paymentsDue = 'payments_due';

export const checkPayment = {
  queue: 'payment-status',
  name: 'check-payment',
  channel: paymentsDue,
  concurrency: 8,
} as const satisfies DueJob;

@Injectable()
export class PaymentSweep extends DueSweep {
  constructor(
    @InjectQueue(checkPayment.queue) queue: DueQueue,
    breaker: ProviderBreaker,
    tools: SweepDependencies,
    private readonly payments: CheckPayment,
  ) {
    super(checkPayment, queue, breaker, tools);
  }

  protected findDue(now: Date, most: number) {
    return this.tools.statements.run<DueRow>(findDueAttempts, [now, most]);
  }

  protected work(id: string): Promise<void> {
    return this.payments.check(id, 'due');
  }
}

@Processor(checkPayment.queue, workerOptions(checkPayment))
export class CheckPaymentProcessor extends DueJobProcessor {
  constructor(sweep: PaymentSweep) {
    super(sweep);
  }
}
