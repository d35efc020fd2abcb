import { BullModule } from '@nestjs/bullmq';
import { Logger } from '@nestjs/common';
import { type Processor, Queue, type QueueOptions, Worker, type WorkerOptions } from 'bullmq';
import { withinTime } from '../clock/within-time';
import type { QueueName } from './due-job';

/** Longest that the end of the process waits for Redis; jobs under way have 5 s of it (`due-job-processor.ts`). */
const closingMs = { queue: 1_000, worker: 7_000 };
const logger = new Logger('Queue');

/**
 * BullMQ prints an error that nobody listens for, and a rejected login to Redis carries the password: so these listen from
 * the start. A Redis that is away or rejects us does not hold up the end of the process.
 */
export class JobQueue extends Queue {
  constructor(name: string, options: QueueOptions) {
    super(name, options);
    this.on('error', (error) => logger.warn(`${this.name}: ${error.message}`));
  }

  override async close(): Promise<void> {
    await withinTime(super.close(), closingMs.queue).catch(() => undefined);
  }
}

class JobWorker extends Worker {
  constructor(name: string, work: Processor, options: WorkerOptions) {
    super(name, work, options);
    this.on('error', (error) => logger.warn(`${this.name}: ${error.message}`));
  }

  override async close(force?: boolean): Promise<void> {
    await withinTime(super.close(force), closingMs.worker).catch(() => undefined);
  }
}

BullModule.queueClass = JobQueue;
BullModule.workerClass = JobWorker;

/** For the module that works on these queues. */
export const registerQueues = (...names: QueueName[]) =>
  BullModule.registerQueue(...names.map((name) => ({ name })));
