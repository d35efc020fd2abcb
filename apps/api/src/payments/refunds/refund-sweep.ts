import { InjectQueue } from '@nestjs/bullmq';
import { Injectable } from '@nestjs/common';
import type { Queue } from 'bullmq';
import { AppConfig } from '../../config/app-config';
import { Notifications } from '../../database/notifications';
import { Statements } from '../../database/statements';
import { DueSweep } from '../../platform/background/due-sweep';
import { Clock } from '../../platform/clock/clock';
import { carryOutRefund } from '../jobs/carry-out-refund.job';
import { CarryOutRefund } from './carry-out-refund';
import { claimDueRefunds } from './refund-statements';
import { refundsDue } from './refunds-due';

/** Has the refunds dealt with that are due. */
@Injectable()
export class RefundSweep extends DueSweep {
  constructor(
    @InjectQueue(carryOutRefund.queue) queue: Queue,
    private readonly refunds: CarryOutRefund,
    private readonly statements: Statements,
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
  }

  protected claim(now: Date, again: Date, most: number) {
    return this.statements.run<{ id: string }>(claimDueRefunds, [now, again, most]);
  }

  protected work(id: string, handedOutUntil: Date): Promise<void> {
    return this.refunds.carryOut(id, handedOutUntil);
  }
}
