import { Processor, WorkerHost } from '@nestjs/bullmq';
import { Logger } from '@nestjs/common';
import type { Job } from 'bullmq';
import { CheckPayment } from '../check-payment';
import { checkPayment, type CheckPaymentPayload } from './check-payment.job';

/** Takes the queue's jobs. One that fails is not tried again by the queue: the row comes due by itself. */
@Processor(checkPayment.queue, { concurrency: checkPayment.concurrency })
export class CheckPaymentProcessor extends WorkerHost {
  private readonly logger = new Logger(CheckPaymentProcessor.name);

  constructor(private readonly payments: CheckPayment) {
    super();
  }

  /** Without a listener an error of the connection would end the process. */
  onModuleInit(): void {
    this.worker.on('error', (error) => this.logger.warn(`queue ${checkPayment.queue}: ${error.message}`));
    this.worker.on('failed', (_, error) => this.logger.warn(`${checkPayment.name}: ${error.message}`));
  }

  process({ data }: Job<CheckPaymentPayload>): Promise<void> {
    return this.payments.check(data.attemptId);
  }
}
