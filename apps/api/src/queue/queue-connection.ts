import {
  type ConnectionOptions,
  createPostgresBackend,
  runMigrations,
  setDefaultBackendFactory,
} from 'bullmq';
import { Client, type PoolConfig } from 'pg';
import type { AppConfig } from '../config/app-config';

/** The schema of BullMQ's own tables, beside ours in the same database. */
export const queueSchema = 'bullmq';

/**
 * Where the queues live: on Redis where there is one, else in PostgreSQL (D42). BullMQ takes the backend as a
 * setting of the process, and its types then still speak of Redis, so they check none of these names: those of `pg` do.
 */
export function queueConnection({ redisUrl, databaseDirectUrl }: AppConfig): ConnectionOptions {
  if (redisUrl) return { url: redisUrl, maxRetriesPerRequest: null };
  setDefaultBackendFactory(createPostgresBackend);
  // BullMQ sets its `search_path` by options, which those of an address would take the place of.
  const url = new URL(databaseDirectUrl);
  const options = url.searchParams.get('options') ?? undefined;
  url.searchParams.delete('options');
  return {
    connectionString: url.href,
    options,
    schema: queueSchema,
    max: 2,
  } satisfies PoolConfig & { schema: string };
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
