import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { Queue } from 'bullmq';
import { AppConfig } from '../config/app-config';
import { queueNames } from '../platform/background/due-job';
import { withinTime } from '../platform/clock/within-time';
import { queueConnection } from './queue-connection';

/** What waits in a queue, and what has failed for good. */
export interface QueueFigures {
  name: string;
  waiting: number;
  active: number;
  delayed: number;
  failed: number;
}

/** Longest that the end of the process waits for a queue that may be away. */
const closingMs = 1_000;

/**
 * The queues for those who look at them from outside the worker. They cost connections, so they are opened when somebody
 * first looks, which most processes of the API never see.
 */
@Injectable()
export class JobQueues implements OnApplicationShutdown {
  private readonly logger = new Logger(JobQueues.name);
  private queues: readonly Queue[] | undefined;

  constructor(private readonly config: AppConfig) {}

  /** Where they live. */
  get backend(): 'Redis' | 'PostgreSQL' {
    return this.config.redisUrl ? 'Redis' : 'PostgreSQL';
  }

  all(): readonly Queue[] {
    return (this.queues ??= queueNames.map((name) => this.open(name)));
  }

  /** @throws Error where they cannot be asked; while Redis is away it may not come to an end */
  figures(): Promise<QueueFigures[]> {
    return Promise.all(
      this.all().map(async (queue) => {
        const counts = await queue.getJobCounts('waiting', 'prioritized', 'active', 'delayed', 'failed');
        const { waiting = 0, prioritized = 0, active = 0, delayed = 0, failed = 0 } = counts;
        return { name: queue.name, waiting: waiting + prioritized, active, delayed, failed };
      }),
    );
  }

  async onApplicationShutdown(): Promise<void> {
    const closing = Promise.allSettled((this.queues ?? []).map((queue) => queue.close()));
    await withinTime(closing, closingMs).catch(() => undefined);
  }

  private open(name: string): Queue {
    const queue = new Queue(name, { connection: { ...queueConnection(this.config), max: 1 } });
    // Without a listener an error of the connection would end the process.
    queue.on('error', (error) => this.logger.warn(`queue ${name}: ${error.message}`));
    return queue;
  }
}
