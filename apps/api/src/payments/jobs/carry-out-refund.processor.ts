import { Processor } from '@nestjs/bullmq';
import { DueJobProcessor } from '../../platform/background/due-job-processor';
import { CarryOutRefund } from '../refunds/carry-out-refund';
import { carryOutRefund } from './carry-out-refund.job';

@Processor(carryOutRefund.queue, { concurrency: carryOutRefund.concurrency })
export class CarryOutRefundProcessor extends DueJobProcessor {
  constructor(private readonly refunds: CarryOutRefund) {
    super();
  }

  protected work(id: string, handedOutUntil: Date): Promise<void> {
    return this.refunds.carryOut(id, handedOutUntil);
  }
}
