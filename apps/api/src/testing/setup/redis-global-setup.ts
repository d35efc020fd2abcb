import { startRedis } from '../../../../../tools/redis/start-redis.ts';
import { localhostCertificate } from '../servers/certificates';
import globalSetup from './global-setup';

/** PostgreSQL as for other API tests, and a Redis with password and TLS (D42). Returns a function that stops both. */
export default async function redisGlobalSetup(): Promise<() => Promise<void>> {
  const redis = await startRedis(localhostCertificate);
  if (!redis) throw new Error('there is no redis-server on this machine: install one, or set TEST_REDIS_URL');
  process.env.TEST_REDIS_URL = redis.url;
  const stopPostgres = await globalSetup();
  return async () => {
    await redis.stop();
    await stopPostgres();
  };
}
