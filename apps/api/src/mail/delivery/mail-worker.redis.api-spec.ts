import { Redis } from 'ioredis';
import { cloneDatabase, type TestDatabase } from '../../testing/database/clone-database';
import { until } from '../../testing/until';
import { FakeMailSender } from '../testing/fake-mail-sender';
import { startMailWorker, type MailWorker } from '../testing/start-mail-worker';

/** A Redis database that no other suite uses. */
const redisUrl = () => {
  const url = new URL(process.env.TEST_REDIS_URL ?? '');
  url.pathname = '/10';
  return url.href;
};

let database: TestDatabase;
let worker: MailWorker;
const sender = new FakeMailSender();
beforeAll(async () => {
  database = await cloneDatabase('empty');
  const env = { BACKGROUND_TIME_SCALE: '20', REDIS_URL: redisUrl() };
  worker = await startMailWorker({ databaseUrl: database.url, sender, env });
});
afterAll(async () => {
  await worker.stop();
  await database.drop();
});
beforeEach(() => sender.recover());

const untilAccepted = (count: number) => until(() => Promise.resolve(sender.sent.length >= count));

it('sends a mail soon on Redis too', async () => {
  await worker.requestMail({ to: { name: 'Ada', address: 'ada@example.com' } });
  await untilAccepted(1);
  expect(sender.sentTo('ada@example.com')).toHaveLength(1);
});

it('loses and duplicates no mail while Redis is flushed repeatedly', async () => {
  const redis = new Redis(redisUrl());
  for (let index = 0; index < 20; index += 1) {
    await worker.requestMail();
    await redis.flushdb();
  }
  await redis.quit();
  await untilAccepted(20);
  expect(new Set(sender.sent.map(({ to }) => to)).size).toBe(20);
  expect(sender.sent).toHaveLength(20);
});
