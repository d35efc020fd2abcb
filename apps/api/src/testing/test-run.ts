import type { TestServer } from '../../../../tools/postgres/test-server.mjs';
import type { TestRedis } from '../../../../tools/redis/start-redis.mjs';

/** What the whole run shares: kept here between setup and teardown, which run in the same process. */
export const testRun: { server?: TestServer; redis?: TestRedis } = {};

/** Databases to clone: with the schema alone, and with the demo catalogue besides. */
export const templates = { empty: 'template_empty', seeded: 'template_seeded' } as const;
export type Template = keyof typeof templates;

/** Tells the test workers where the server is. */
export const adminUrlVariable = 'TEST_POSTGRES_URL';
