import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Redis } from 'ioredis';
import { paths } from '@app/contracts';
import { FakeMailSender } from '../mail/testing/fake-mail-sender';
import { FakeCardPayments } from '../payments/testing/fake-card-payments';
import { aContact } from '../testing/an-inquiry';
import { asStaff } from '../testing/as-staff';
import { startApi, type TestApi } from '../testing/start-api';
import { startWorker } from '../testing/start-worker';
import { until } from '../testing/until';
import { plantByStaff } from './testing/plant-by-staff';

/** A database of Redis' own, beside those of the other suites. */
const number = '8';
const redisUrl = () => {
  const url = new URL(process.env.TEST_REDIS_URL ?? '');
  url.pathname = `/${number}`;
  return url.href;
};

const canary = 'zyzzyva';
const email = `${canary}@canary.example`;
const phone = '0118 496 0777';

let api: TestApi;
let worker: NestFastifyApplication;
let cards: FakeCardPayments;
let redis: Redis;
let monitor: Redis;
const told: string[] = [];
beforeAll(async () => {
  redis = new Redis(redisUrl());
  // Every command with all that it carries: also what no longer waits by the time somebody looks.
  monitor = await redis.monitor();
  monitor.on('monitor', (_time: string, args: string[], _source: string, database: string) => {
    if (database === number || database === 'lua') told.push(args.join(' '));
  });
  cards = new FakeCardPayments();
  const env = { BACKGROUND_TIME_SCALE: '100', REDIS_URL: redisUrl() };
  api = await startApi({ cardPayments: cards, env });
  worker = await startWorker(api.databaseUrl, { cardPayments: cards, mailSender: new FakeMailSender(), env });
});
afterAll(async () => {
  await worker.close();
  await api.stop();
  monitor.disconnect();
  await redis.quit();
});

it('tells Redis not a word of a person, whatever is done for them and until they are erased', async () => {
  const staff = await asStaff(api);
  const message = { ...aContact(), firstName: canary, email, phone, message: `Dear all, ${canary}` };
  expect((await api.post(paths.contact, message)).statusCode).toBe(201);
  await plantByStaff({ api, staff, cards, canary, email, phone });
  await api.sql(`UPDATE quote SET status = 'completed' WHERE received > 0`);
  const reply = await staff.post(paths.erasePerson, { key: email, confirmation: email });
  expect({ status: reply.statusCode, body: reply.body }).toMatchObject({ status: 200 });

  await until(() => Promise.resolve(told.filter((command) => command.includes('bull')).length > 100));
  for (const word of [canary, '4960777', '496 0777'])
    expect(told.filter((command) => command.toLowerCase().includes(word))).toEqual([]);
});
