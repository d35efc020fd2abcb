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
import { CarryOutRefund } from './carry-out-refund';
import { findDueRefunds, refundsDue } from './refund-statements';

/** Deal with one refund. */
export const carryOutRefund = {
  queue: 'refunds',
  name: 'carry-out-refund',
  concurrency: 2,
} as const satisfies DueJob;

/** Has the refunds dealt with that are due. */
@Injectable()
export class RefundSweep extends DueSweep {
  constructor(
    @InjectQueue(carryOutRefund.queue) queue: DueQueue,
    private readonly refunds: CarryOutRefund,
    private readonly statements: Statements,
    private readonly breaker: ProviderBreaker,
    notifications: Notifications,
    config: AppConfig,
    clock: Clock,
  ) {
    super(carryOutRefund, refundsDue, {
      queue,
      notifications,
      clock,
      timeScale: config.backgroundTimeScale,
    });
    breaker.onOpen(() => this.wake());
  }

  protected async findDue(now: Date, most: number) {
    const room = Math.min(most, this.breaker.room());
    return room === 0 ? [] : this.statements.run<DueRow & QueryResultRow>(findDueRefunds, [now, room]);
  }

  work(id: string): Promise<void> {
    return this.refunds.carryOut(id, 'due');
  }
}

@Processor(carryOutRefund.queue, workerOptions(carryOutRefund))
export class CarryOutRefundProcessor extends DueJobProcessor {
  constructor(sweep: RefundSweep) {
    super(sweep);
  }
}
