import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppConfig } from '../config/app-config';
import { Statements } from '../database/statements';
import { JobQueues } from '../platform/background/job-queues';
import { cloneDatabase, type TestDatabase } from './database/clone-database';
import { startWorker } from './servers/start-worker';
import { until } from './until';

/** Tests that background work must pass on each queue backend (D42). */
export function describeQueues(backend: string, env: () => Record<string, string>): void {
  describe(`background work on ${backend}`, () => {
    let database: TestDatabase;
    let settings: Record<string, string>;
    let worker: NestFastifyApplication;
    beforeEach(async () => {
      database = await cloneDatabase('empty');
      settings = env();
      worker = await startWorker(database.url, { env: settings });
    });
    afterEach(async () => {
      await worker.close();
      await database.drop();
    });

    const alive = async () => (await worker.get(Statements).run('SELECT FROM worker_process')).length;

    it('does what is queued, also after the queue was lost', async () => {
      const queue = worker.get(JobQueues).queue('mail');
      for (const id of ['one', 'two']) {
        // No such mail: the job ends without doing anything.
        const job = await queue.add('deliver-mail', { id });
        await until(() => job.isCompleted());
        await queue.obliterate({ force: true });
      }
    });

    it('is counted for staff per queue, by a process that works on none', async () => {
      const queues = new JobQueues(worker.get(AppConfig));
      const [first] = queues.all();
      const job = await first?.add('nobody-does-this', {}, { delay: 3_600_000 });
      expect(queues.backend).toBe(backend);
      expect(await queues.figures()).toContainEqual({
        name: first?.name,
        waiting: 0,
        active: 0,
        delayed: 1,
        failed: 0,
      });
      await job?.remove();
      await queues.onApplicationShutdown();
    });

    it('is shared by two workers, of which one may leave', async () => {
      const second = await startWorker(database.url, { env: settings });
      await until(async () => (await alive()) === 2);
      await second.close();
      expect(await alive()).toBe(1);
    });
  });
}
