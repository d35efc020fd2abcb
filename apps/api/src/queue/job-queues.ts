import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Queue } from 'bullmq';
import { AppConfig } from '../config/app-config';
import { queueNames } from '../platform/background/due-job';
import { JobQueue } from '../platform/background/register-queues';
import { queueConnection } from './queue-connection';

/** What waits in a queue, and what has failed for good. */
export interface QueueFigures {
  name: string;
  waiting: number;
  active: number;
  delayed: number;
  failed: number;
}

/**
 * The queues for those who look at them from outside the worker. They cost connections, so they are opened when somebody
 * first looks, which most processes of the API never see.
 */
@Injectable()
export class JobQueues implements OnApplicationShutdown {
  private queues: readonly Queue[] | undefined;

  constructor(private readonly config: AppConfig) {}

  /** Where they live. */
  get backend(): 'Redis' | 'PostgreSQL' {
    return this.config.redisUrl ? 'Redis' : 'PostgreSQL';
  }

  all(): readonly Queue[] {
    const connection = { ...queueConnection(this.config), max: 1 };
    return (this.queues ??= queueNames.map((name) => new JobQueue(name, { connection })));
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
    await Promise.all((this.queues ?? []).map((queue) => queue.close()));
  }
}
