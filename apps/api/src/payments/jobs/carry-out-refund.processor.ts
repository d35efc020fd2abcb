import { Processor } from '@nestjs/bullmq';
import { DueJobProcessor } from '../../platform/background/due-job-processor';
import { RefundSweep } from '../refunds/refund-sweep';
import { carryOutRefund } from './carry-out-refund.job';

@Processor(carryOutRefund.queue, { concurrency: carryOutRefund.concurrency })
export class CarryOutRefundProcessor extends DueJobProcessor {
  constructor(sweep: RefundSweep) {
    super(sweep);
  }
}
