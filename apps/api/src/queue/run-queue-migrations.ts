import { runMigrations } from 'bullmq';
import { Client } from 'pg';
import { queueSchema } from './queue-connection';

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
