import { Injectable } from '@nestjs/common';
import { handedOver } from '@app/contracts';
import { mailStages } from '../../orders';
import { PeriodicTask } from '../../platform/background/periodic-task';
import { undoWindowMs } from '../../quotes';

/** By then `IssueDueInvoices` has mailed what is handed over, with the final invoice, unless it has failed. */
const handOverGraceMs = 5 * 60_000;

/** Mails customers once about each stage, after the time in which it can be undone. */
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
