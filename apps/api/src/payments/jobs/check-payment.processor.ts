import { Processor } from '@nestjs/bullmq';
import { DueJobProcessor } from '../../platform/background/due-job-processor';
import { PaymentSweep } from '../payment-sweep';
import { checkPayment } from './check-payment.job';

@Processor(checkPayment.queue, { concurrency: checkPayment.concurrency })
export class CheckPaymentProcessor extends DueJobProcessor {
  constructor(sweep: PaymentSweep) {
    super(sweep);
  }
}
