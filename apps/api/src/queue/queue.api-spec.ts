import { JobQueues } from '../platform/background/job-queues';
import { cloneDatabase } from '../testing/database/clone-database';
import { describeQueues } from '../testing/queue-contract';
import { startWorker } from '../testing/servers/start-worker';
import { until } from '../testing/until';

describeQueues('PostgreSQL', () => ({}));

it('a worker without its database is unhealthy, but needs no restart', async () => {
  const database = await cloneDatabase('empty');
  const worker = await startWorker(database.url);
  try {
    await database.drop();
    const statusOf = async (url: string) => (await worker.inject({ method: 'GET', url })).statusCode;
    expect(await Promise.all(['/health', '/health/live'].map(statusOf))).toEqual([503, 200]);
  } finally {
    await worker.close();
  }
});

it('uses PostgreSQL queues also with options in the database URL', async () => {
  const database = await cloneDatabase('empty');
  const worker = await startWorker(`${database.url}?options=-c%20seq_page_cost%3D1`);
  try {
    const queue = worker.get(JobQueues).queue('mail');
    const job = await queue.add('deliver-mail', { id: 'none' });
    await until(() => job.isCompleted());
  } finally {
    await worker.close();
    await database.drop();
  }
});
