import { InjectQueue, Processor } from '@nestjs/bullmq';
import { Injectable } from '@nestjs/common';
import type { DueJob } from '../../platform/background/due-job';
import { DueJobProcessor, workerOptions } from '../../platform/background/due-job-processor';
import { type DueQueue, type DueRow, DueSweep, SweepDependencies } from '../../platform/background/due-sweep';
import { ProviderBreaker } from '../provider/provider-breaker';
import { ExecuteRefund } from './execute-refund';
import { findDueRefunds, refundsDue } from './refund-statements';

export const executeRefund = {
  queue: 'refunds',
  name: 'execute-refund',
  channel: refundsDue,
  concurrency: 2,
} as const satisfies DueJob;

@Injectable()
export class RefundSweep extends DueSweep {
  constructor(
    @InjectQueue(executeRefund.queue) queue: DueQueue,
    breaker: ProviderBreaker,
    tools: SweepDependencies,
    private readonly refunds: ExecuteRefund,
  ) {
    super(executeRefund, queue, breaker, tools);
  }

  protected findDue(now: Date, most: number) {
    return this.tools.statements.run<DueRow>(findDueRefunds, [now, most]);
  }

  protected work(id: string): Promise<void> {
    return this.refunds.carryOut(id, 'due');
  }
}

@Processor(executeRefund.queue, workerOptions(executeRefund))
export class ExecuteRefundProcessor extends DueJobProcessor {
  constructor(sweep: RefundSweep) {
    super(sweep);
  }
}
