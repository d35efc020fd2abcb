// @ts-check
import { startRedis } from '../redis/start-redis.mjs';
import { countJest } from './count-results.mjs';
import { runWorkspaceScript } from './run-tool.mjs';

/**
 * The product can use Redis where the default is PostgreSQL: the same suites once more. Left out where no Redis
 * is at hand, unless REQUIRE_REDIS says that it must not be.
 * @type {import('./check.d.mts').Check}
 */
export const redis = {
  name: 'redis',
  mostlyWaits: true,
  run: () => runOnRedis('redis'),
  again: () => runOnRedis('redis-again'),
};

/** @param {string} name */
async function runOnRedis(name) {
  const server = await startRedis();
  if (!server) {
    const failed = process.env.REQUIRE_REDIS === '1' ? 1 : 0;
    return { passed: 0, failed, note: 'no redis-server here; set TEST_REDIS_URL or install one' };
  }
  try {
    const env = { TEST_REDIS_URL: server.url };
    return countJest(await runWorkspaceScript(name, 'test:redis', '@app/api', env));
  } finally {
    await server.stop();
  }
}
