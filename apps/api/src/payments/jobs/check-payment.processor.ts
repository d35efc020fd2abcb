import { Processor } from '@nestjs/bullmq';
import { DueJobProcessor } from '../../platform/background/due-job-processor';
import { CheckPayment } from '../check-payment';
import { checkPayment } from './check-payment.job';

@Processor(checkPayment.queue, { concurrency: checkPayment.concurrency })
export class CheckPaymentProcessor extends DueJobProcessor {
  constructor(private readonly payments: CheckPayment) {
    super();
  }

  protected work(id: string, handedOutUntil: Date): Promise<void> {
    return this.payments.check(id, handedOutUntil);
  }
}
