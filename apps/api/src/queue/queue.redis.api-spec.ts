import { describeQueues } from '../testing/queue-contract';

/** Each test in a Redis database of its own, or schedules of the one before would be found. */
let database = 0;

describeQueues('Redis', () => ({ REDIS_URL: `${process.env.TEST_REDIS_URL}/${(database += 1)}` }));
