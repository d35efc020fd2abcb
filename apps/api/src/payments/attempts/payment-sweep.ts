import { Injectable } from '@nestjs/common';
import { type DueRow, DueSweep } from '../../platform/background/due-sweep';
import { BackgroundTools } from '../../platform/background/periodic-task';
import { ProviderBreaker } from '../provider/provider-breaker';
import { findDueAttemptsSql } from './attempt-statements';
import { CheckPayment } from './check-payment';

export const paymentsDueChannel = 'payments_due';

@Injectable()
export class PaymentSweep extends DueSweep {
  constructor(
    breaker: ProviderBreaker,
    tools: BackgroundTools,
    private readonly payments: CheckPayment,
  ) {
    const job = {
      queue: 'payment-status',
      name: 'check-payment',
      channel: paymentsDueChannel,
      concurrency: 8,
    } as const;
    super(job, breaker, tools);
  }

  protected findDue(now: Date, limit: number) {
    return this.statements.run<DueRow>(findDueAttemptsSql, [now, limit]);
  }

  protected processRow(id: string): Promise<void> {
    return this.payments.check(id, 'due');
  }
}
