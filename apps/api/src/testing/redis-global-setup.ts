import { startRedis } from '../../../../tools/redis/start-redis.mjs';
import globalSetup from './global-setup';
import { testRun } from './test-run';

/** PostgreSQL as for the other API tests, and a Redis beside it (D42). */
export default async function redisGlobalSetup(): Promise<void> {
  const redis = await startRedis();
  if (!redis) throw new Error('there is no redis-server on this machine: install one, or set TEST_REDIS_URL');
  testRun.redis = redis;
  process.env.TEST_REDIS_URL = redis.url;
  await globalSetup();
}
