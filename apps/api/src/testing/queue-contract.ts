import { getQueueToken } from '@nestjs/bullmq';
import type { INestApplicationContext } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Queue } from 'bullmq';
import { AppConfig } from '../config/app-config';
import { Statements } from '../database/statements';
import { JobQueues } from '../queue';
import { recordHeartbeat } from '../queue/record-heartbeat.processor';
import { cloneDatabase, type TestDatabase } from './clone-database';
import { startWorker } from './start-worker';
import { until } from './until';

const lastBeat = async (worker: INestApplicationContext) =>
  (await worker.get(Statements).run<{ beat_at: Date }>('SELECT beat_at FROM worker_heartbeat'))[0]?.beat_at;

/** What background work owes the product, whichever backend the queues live on (D42). */
export function describeQueues(backend: string, env: () => Record<string, string>): void {
  describe(`background work on ${backend}`, () => {
    let database: TestDatabase;
    let settings: Record<string, string>;
    let worker: NestFastifyApplication;
    const health = async () => {
      const reply = await worker.inject({ method: 'GET', url: '/health' });
      return `${reply.statusCode} queue ${reply.json<{ info?: { worker: { queue: string } } }>().info?.worker.queue}`;
    };

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

    it('is seen to run soon after its start, by its own scheduled job', async () => {
      await until(() => lastBeat(worker));
      await until(async () => (await health()) === '200 queue up');
    });

    it('says where no job has been done lately, and goes on by its sweeps', async () => {
      await until(() => lastBeat(worker));
      await worker.get(Statements).run(`UPDATE worker_heartbeat SET beat_at = now() - interval '1 minute'`);
      expect(await health()).toBe('200 queue down');
    });

    it('is seen to run again soon after everything queued was lost', { tags: 'thorough' }, async () => {
      await until(() => lastBeat(worker));
      await worker.get<Queue>(getQueueToken(recordHeartbeat.queue)).obliterate({ force: true });
      const before = (await lastBeat(worker))?.getTime() ?? 0;
      await until(async () => ((await lastBeat(worker))?.getTime() ?? 0) > before);
    });

    it('is counted for staff, queue by queue, by a process that works on none of them', async () => {
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

    it('is shared by two workers without fuss, and one may leave', async () => {
      const second = await startWorker(database.url, { env: settings });
      await until(() => lastBeat(worker));
      await until(async () => (await alive()) === 2);
      await second.close();
      expect(await alive()).toBe(1);
      expect(await health()).toBe('200 queue up');
    });
  });
}
