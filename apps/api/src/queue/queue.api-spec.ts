import { JobQueues } from '../platform/background/job-queues';
import { cloneDatabase } from '../testing/clone-database';
import { describeQueues } from '../testing/queue-contract';
import { startWorker } from '../testing/start-worker';
import { until } from '../testing/until';

describeQueues('PostgreSQL', () => ({}));

it('goes on while its database is away, not well, and nobody starts it anew for that', async () => {
  const database = await cloneDatabase('empty');
  const worker = await startWorker(database.url);
  try {
    await database.drop();
    const look = async (url: string) => (await worker.inject({ method: 'GET', url })).statusCode;
    expect(await Promise.all(['/health', '/health/live'].map(look))).toEqual([503, 200]);
  } finally {
    await worker.close();
  }
});

it('is done by queues in PostgreSQL also where the address of the database has options of its own', async () => {
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
