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
import { withTimeout } from '../clock/with-timeout';

export const queueNames = ['mail', 'payment-status', 'refunds'] as const;
export type QueueName = (typeof queueNames)[number];

export interface QueueFigures {
  name: string;
  waiting: number;
  active: number;
  delayed: number;
  failed: number;
}

export const queueSchema = 'bullmq';

const closingMs = 1_000;

/**
 * BullMQ's queues and workers. Each queue costs connections, so it is opened on first use; most API processes never
 * need one.
 */
@Injectable()
export class JobQueues implements OnApplicationShutdown {
  private readonly logger = new Logger('Queue');
  private readonly queues = new Map<QueueName, Queue>();

  constructor(private readonly config: AppConfig) {}

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

  work(name: QueueName, concurrency: number, work: (id: string) => Promise<void>): Worker {
    return this.logged(
      new Worker<{ id: string }>(name, ({ data }) => work(data.id), {
        connection: this.connection(),
        concurrency,
        // How soon another worker takes over the job of one that died.
        lockDuration: 15_000,
        stalledInterval: 5_000,
      }),
    );
  }

  /** May hang while Redis is down. @throws Error if the queues cannot be read */
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
    await withTimeout(Promise.allSettled(closing), closingMs).catch(() => undefined);
  }

  /** Without a listener BullMQ prints errors, and a rejected Redis login contains the password. */
  private logged<Opened extends Queue | Worker>(opened: Opened): Opened {
    (opened as Queue).on('error', (error) => this.logger.warn(`${opened.name}: ${error.message}`));
    return opened;
  }

  /**
   * On Redis if configured, else in PostgreSQL (D42). BullMQ's backend is a setting of the process, and its types
   * describe Redis only, so these names are checked against those of `pg`.
   */
  private connection(): ConnectionOptions {
    const { redisUrl, databaseDirectUrl } = this.config;
    if (redisUrl) return { url: redisUrl, maxRetriesPerRequest: null };
    setDefaultBackendFactory(createPostgresBackend);
    // BullMQ sets `search_path` by options, which those in a URL would override.
    const url = new URL(databaseDirectUrl);
    const options = url.searchParams.get('options') ?? undefined;
    url.searchParams.delete('options');
    return { connectionString: url.href, options, schema: queueSchema, max: 2 } satisfies PoolConfig & {
      schema: string;
    };
  }
}

export async function runQueueMigrations(databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await runMigrations(client, queueSchema);
  } finally {
    await client.end();
  }
}
