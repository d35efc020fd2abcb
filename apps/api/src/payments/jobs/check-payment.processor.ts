import { Processor, WorkerHost } from '@nestjs/bullmq';
import { Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import type { Job } from 'bullmq';
import { CheckPayment } from '../check-payment';
import { checkPayment, type CheckPaymentPayload } from './check-payment.job';

/** A process that ends waits this long for the provider; whatever is under way then comes due again elsewhere. */
const patienceMs = 5_000;

/** Takes the queue's jobs. One that fails is not tried again by the queue: the row comes due by itself. */
@Processor(checkPayment.queue, { concurrency: checkPayment.concurrency })
export class CheckPaymentProcessor extends WorkerHost implements BeforeApplicationShutdown {
  private readonly logger = new Logger(CheckPaymentProcessor.name);

  private leave: () => void = () => undefined;
  private readonly ending = new Promise<void>((resolve) => (this.leave = resolve));

  constructor(private readonly payments: CheckPayment) {
    super();
  }

  /** Without a listener an error of the connection would end the process. */
  onModuleInit(): void {
    this.worker.on('error', (error) => this.logger.warn(`queue ${checkPayment.queue}: ${error.message}`));
    this.worker.on('failed', (_, error) => this.logger.warn(`${checkPayment.name}: ${error.message}`));
  }

  beforeApplicationShutdown(): void {
    setTimeout(this.leave, patienceMs).unref();
  }

  process({ data }: Job<CheckPaymentPayload>): Promise<void> {
    return Promise.race([this.payments.check(data.attemptId, new Date(data.handedOutUntil)), this.ending]);
  }
}
