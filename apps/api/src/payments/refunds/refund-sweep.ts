import { InjectQueue } from '@nestjs/bullmq';
import { Injectable } from '@nestjs/common';

import { AppConfig } from '../../config/app-config';
import { Notifications } from '../../database/notifications';
import { Statements } from '../../database/statements';
import { DueSweep, type DueQueue } from '../../platform/background/due-sweep';
import { Clock } from '../../platform/clock/clock';
import { ProviderGate } from '../provider-gate';
import { carryOutRefund } from '../jobs/carry-out-refund.job';
import { CarryOutRefund } from './carry-out-refund';
import { claimDueRefunds } from './refund-statements';
import { refundsDue } from './refunds-due';

/** Has the refunds dealt with that are due. */
@Injectable()
export class RefundSweep extends DueSweep {
  constructor(
    @InjectQueue(carryOutRefund.queue) queue: DueQueue,
    private readonly refunds: CarryOutRefund,
    private readonly statements: Statements,
    private readonly gate: ProviderGate,
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
    gate.onOpen(() => this.wake());
  }

  protected async claim(now: Date, again: Date, most: number) {
    const room = Math.min(most, this.gate.room());
    return room === 0 ? [] : this.statements.run<{ id: string }>(claimDueRefunds, [now, again, room]);
  }

  work(id: string, handedOutUntil: Date): Promise<void> {
    return this.refunds.carryOut(id, handedOutUntil);
  }
}
