import { describeQueues } from '../testing/queue-contract';

/** Each test in a Redis database of its own, or schedules of the one before would be found. */
let database = 0;

describeQueues('Redis', () => {
  const url = new URL(process.env.TEST_REDIS_URL ?? '');
  url.pathname = `/${(database += 1)}`;
  return { REDIS_URL: url.href };
});
