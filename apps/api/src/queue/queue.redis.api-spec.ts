import { Logger } from '@nestjs/common';
import { cloneDatabase } from '../testing/database/clone-database';
import { startWorker } from '../testing/servers/start-worker';
import { until } from '../testing/until';
import { describeQueues } from '../testing/queue-contract';

/** Each test has its own Redis database, so that it does not find schedules of other tests. */
let database = 0;

describeQueues('Redis', () => {
  const url = new URL(process.env.TEST_REDIS_URL ?? '');
  url.pathname = `/${(database += 1)}`;
  return { REDIS_URL: url.href };
});

it('a worker logs that Redis refuses the password, without the password, and works without the queue', async () => {
  const url = new URL(process.env.TEST_REDIS_URL ?? '');
  url.password = 'wrong-secret';
  const warnings: string[] = [];
  const printed = vi.spyOn(console, 'error');
  vi.spyOn(Logger.prototype, 'warn').mockImplementation((text: string) => void warnings.push(text));
  const test = await cloneDatabase('empty');
  const worker = await startWorker(test.url, { env: { REDIS_URL: url.href } });
  try {
    await until(() => Promise.resolve(warnings.some((warning) => warning.includes('WRONGPASS'))));
    expect((await worker.inject({ method: 'GET', url: '/health' })).statusCode).toBe(200);
    expect(warnings.join()).not.toContain('wrong-secret');
    expect(printed).not.toHaveBeenCalled();
  } finally {
    await worker.close();
    await test.drop();
    vi.restoreAllMocks();
  }
});
