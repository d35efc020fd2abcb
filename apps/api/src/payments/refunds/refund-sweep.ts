import { Injectable } from '@nestjs/common';
import { type DueRow, DueSweep } from '../../platform/background/due-sweep';
import { BackgroundTools } from '../../platform/background/periodic-task';
import { ProviderBreaker } from '../provider/provider-breaker';
import { ExecuteRefund } from './execute-refund';
import { findDueRefundsSql, refundsDueChannel } from './refund-statements';

@Injectable()
export class RefundSweep extends DueSweep {
  constructor(
    breaker: ProviderBreaker,
    tools: BackgroundTools,
    private readonly refunds: ExecuteRefund,
  ) {
    const job = {
      queue: 'refunds',
      name: 'execute-refund',
      channel: refundsDueChannel,
      concurrency: 2,
    } as const;
    super(job, breaker, tools);
  }

  protected findDue(now: Date, limit: number) {
    return this.statements.run<DueRow>(findDueRefundsSql, [now, limit]);
  }

  protected processRow(id: string): Promise<void> {
    return this.refunds.execute(id, 'due');
  }
}
