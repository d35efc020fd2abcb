import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import {
  type ConnectionOptions,
  createPostgresBackend,
  Queue,
  runMigrations,
  setDefaultBackendFactory,
  Worker,
} from 'bullmq';
import { Client, type PoolConfig } from 'pg';
import { AppConfig } from '../../config/app-config';
import { withinTime } from '../clock/within-time';

/** Every queue there is. */
export const queueNames = ['mail', 'payment-status', 'refunds'] as const;
export type QueueName = (typeof queueNames)[number];

/** What waits in a queue, and what has failed for good. */
export interface QueueFigures {
  name: string;
  waiting: number;
  active: number;
  delayed: number;
  failed: number;
}

/** The schema of BullMQ's own tables, beside ours in the same database. */
export const queueSchema = 'bullmq';

/** Longest that the end of a process waits for Redis. */
const closingMs = 1_000;

/**
 * BullMQ's queues and workers. They cost connections, so each queue is opened when somebody first needs it, which most
 * processes of the API never do.
 */
@Injectable()
export class JobQueues implements OnApplicationShutdown {
  private readonly logger = new Logger('Queue');
  private readonly queues = new Map<QueueName, Queue>();

  constructor(private readonly config: AppConfig) {}

  /** Where they live. */
  get backend(): 'Redis' | 'PostgreSQL' {
    return this.config.redisUrl ? 'Redis' : 'PostgreSQL';
  }

  queue(name: QueueName): Queue {
    const queue = this.queues.get(name) ?? this.logged(new Queue(name, { connection: this.connection() }));
    this.queues.set(name, queue);
    return queue;
  }

  all(): readonly Queue[] {
    return queueNames.map((name) => this.queue(name));
  }

  /** A worker whose jobs carry the id of a row. */
  work(name: QueueName, concurrency: number, work: (id: string) => Promise<void>): Worker {
    return this.logged(
      new Worker<{ id: string }>(name, ({ data }) => work(data.id), {
        connection: this.connection(),
        concurrency,
        // A job of a worker that died is looked after so soon, and taken up by another.
        lockDuration: 15_000,
        stalledInterval: 5_000,
      }),
    );
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
    const closing = [...this.queues.values()].map((queue) => queue.close());
    await withinTime(Promise.allSettled(closing), closingMs).catch(() => undefined);
  }

  /** BullMQ prints an error that nobody listens for, and a rejected login to Redis carries the password. */
  private logged<Opened extends Queue | Worker>(opened: Opened): Opened {
    (opened as Queue).on('error', (error) => this.logger.warn(`${opened.name}: ${error.message}`));
    return opened;
  }

  /**
   * On Redis where there is one, else in PostgreSQL (D42). BullMQ takes the backend as a setting of the process, and its
   * types then still speak of Redis, so they check none of these names: those of `pg` do.
   */
  private connection(): ConnectionOptions {
    const { redisUrl, databaseDirectUrl } = this.config;
    if (redisUrl) return { url: redisUrl, maxRetriesPerRequest: null };
    setDefaultBackendFactory(createPostgresBackend);
    // BullMQ sets its `search_path` by options, which those of an address would take the place of.
    const url = new URL(databaseDirectUrl);
    const options = url.searchParams.get('options') ?? undefined;
    url.searchParams.delete('options');
    return { connectionString: url.href, options, schema: queueSchema, max: 2 } satisfies PoolConfig & {
      schema: string;
    };
  }
}

/** Brings BullMQ's tables up to date; where they are, does nothing. */
export async function runQueueMigrations(databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await runMigrations(client, queueSchema);
  } finally {
    await client.end();
  }
}
