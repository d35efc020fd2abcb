import type { INestApplicationContext } from '@nestjs/common';
import { Test } from '@nestjs/testing';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { readConfig } from '../config/read-config';
import { Statements } from '../database/statements';
import { ErrorFilter } from '../platform/errors/error-filter';
import { createFastifyAdapter } from '../platform/http/create-fastify-adapter';
import { WorkerModule } from '../worker.module';
import { cloneDatabase, type TestDatabase } from './clone-database';
import { until } from './until';

async function startWorker(
  databaseUrl: string,
  env: Record<string, string>,
): Promise<NestFastifyApplication> {
  const config = readConfig({ APP_ENV: 'demo', DATABASE_URL: databaseUrl, DATABASE_POOL_SIZE: '2', ...env });
  const module = await Test.createTestingModule({ imports: [WorkerModule.of(config)] }).compile();
  const worker = module.createNestApplication<NestFastifyApplication>(createFastifyAdapter(), {
    bodyParser: false,
    logger: false,
  });
  worker.useGlobalFilters(new ErrorFilter());
  await worker.init();
  await worker.getHttpAdapter().getInstance().ready();
  return worker;
}

const lastBeat = async (worker: INestApplicationContext) =>
  (
    await worker
      .get(Statements)
      .run<{ beat_at: Date }>({ name: 'beat', text: 'SELECT beat_at FROM worker_heartbeat' })
  )[0]?.beat_at;

/** What background work owes the product, whichever backend the queues live on (D42). */
export function describeQueues(backend: string, env: () => Record<string, string>): void {
  describe(`background work on ${backend}`, () => {
    let database: TestDatabase;
    let settings: Record<string, string>;
    let worker: NestFastifyApplication;
    const health = async () => (await worker.inject({ method: 'GET', url: '/health' })).statusCode;

    beforeEach(async () => {
      database = await cloneDatabase('empty');
      settings = env();
      worker = await startWorker(database.url, settings);
    });
    afterEach(async () => {
      await worker.close();
      await database.drop();
    });

    it('is seen to run soon after its start, by its own scheduled job', async () => {
      await until(() => lastBeat(worker), 15_000);
      await until(async () => (await health()) === 200);
    });

    it('is not well where no job has been done lately', async () => {
      await until(() => lastBeat(worker), 15_000);
      await worker.get(Statements).run({
        name: 'age',
        text: `UPDATE worker_heartbeat SET beat_at = now() - interval '1 minute'`,
      });
      expect(await health()).toBe(503);
    });

    it('is shared by two workers without fuss, and one may leave', async () => {
      const second = await startWorker(database.url, settings);
      await until(() => lastBeat(worker), 15_000);
      await second.close();
      expect(await health()).toBe(200);
    });
  });
}
