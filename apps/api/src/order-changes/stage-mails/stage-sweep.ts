import { Injectable } from '@nestjs/common';
import { handedOver } from '@app/contracts';
import { mailStages } from '../../orders';
import { PeriodicTask } from '../../platform/background/periodic-task';
import { undoWindowMs } from '../../quotes';

/** `IssueDueInvoices` mails about a handover, with the final invoice. Only if it has failed, the mail is sent after this time. */
const handOverGraceMs = 5 * 60_000;

/** Mails customers about each new stage, once staff can no longer undo it. */
@Injectable()
export class StageSweep extends PeriodicTask {
  protected readonly everyMs = 60_000;

  async sweep(): Promise<void> {
    const at = this.clock.now();
    const before = new Date(at.getTime() - undoWindowMs);
    await this.statements.transaction(async (tx) => {
      await mailStages(tx, ['measured', 'in-production', 'ready'], { before, at });
      await mailStages(tx, handedOver, { before: new Date(before.getTime() - handOverGraceMs), at });
    });
  }
}
