import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Redis } from 'ioredis';
import { startApi, type TestApi } from '../../testing/servers/start-api';
import { startWorker } from '../../testing/servers/start-worker';
import { until } from '../../testing/until';
import { beginDeposit } from '../testing/a-deposit';
import { FakeCardPayments } from '../testing/fake-card-payments';

/** Uses Redis database 9, which no other suite uses. */
const redisUrl = () => {
  const url = new URL(process.env.TEST_REDIS_URL ?? '');
  url.pathname = '/9';
  return url.href;
};

let api: TestApi;
let worker: NestFastifyApplication;
let cards: FakeCardPayments;
beforeAll(async () => {
  cards = new FakeCardPayments();
  const env = { BACKGROUND_TIME_SCALE: '20', REDIS_URL: redisUrl() };
  api = await startApi({ cardPayments: cards, env });
  worker = await startWorker(api.databaseUrl, { cardPayments: cards, env });
});
afterAll(async () => {
  await worker.close();
  await api.stop();
});

const isPaid = (id: string) => async () =>
  (await api.sql(`SELECT FROM deposit WHERE id = $1 AND status = 'paid'`, [id])).length === 1;

it('detects a paid deposit with Redis as the queue', async () => {
  const deposit = await beginDeposit(api);
  cards.pay(`dep-${deposit.id}-1`);
  await until(isPaid(deposit.id));
});

it('loses no payment while Redis is flushed repeatedly', async () => {
  const redis = new Redis(redisUrl());
  const deposits = await Promise.all(Array.from({ length: 10 }, () => beginDeposit(api)));
  for (const { id } of deposits) {
    cards.pay(`dep-${id}-1`);
    await redis.flushdb();
  }
  await redis.quit();
  for (const { id } of deposits) await until(isPaid(id));
});
