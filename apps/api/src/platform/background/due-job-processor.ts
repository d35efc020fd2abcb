import { WorkerHost } from '@nestjs/bullmq';
import { Logger, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import type { Job } from 'bullmq';
import type { DueJob, DueJobPayload } from './due-job';
import type { DueSweep } from './due-sweep';

/** A process that ends waits this long for what is under way; the rest comes due again elsewhere. */
const patienceMs = 5_000;

/** A job of a worker that died is looked after so soon, and taken up by another. */
export const workerOptions = ({ concurrency }: DueJob) => ({
  concurrency,
  lockDuration: 15_000,
  stalledInterval: 5_000,
});

/** Takes the queue's jobs. One that fails is not tried again by the queue: the row comes due by itself. */
export abstract class DueJobProcessor
  extends WorkerHost
  implements OnApplicationBootstrap, BeforeApplicationShutdown
{
  private readonly logger = new Logger(this.constructor.name);

  /** Ends each job under way. One promise to race them all against would hold every job until the process ends. */
  private readonly underWay = new Set<() => void>();

  constructor(private readonly sweep: Pick<DueSweep, 'workUnlessPaused' | 'jobEnded'>) {
    super();
  }

  /** Not earlier: the queues are connected to while modules begin, in no order that could be relied on. */
  onApplicationBootstrap(): void {
    this.worker.on('completed', () => this.sweep.jobEnded());
    this.worker.on('failed', (job, error) => {
      this.logger.warn(`${job?.name ?? 'job'}: ${error.message}`);
      this.sweep.jobEnded();
    });
  }

  beforeApplicationShutdown(): void {
    setTimeout(() => this.underWay.forEach((leave) => leave()), patienceMs).unref();
  }

  process({ data }: Job<DueJobPayload>): Promise<void> {
    return new Promise((resolve, reject) => {
      this.underWay.add(resolve);
      const forget = () => this.underWay.delete(resolve);
      this.sweep.workUnlessPaused(data.id).finally(forget).then(resolve, reject);
    });
  }
}
