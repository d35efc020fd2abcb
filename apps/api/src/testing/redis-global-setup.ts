import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { Redis } from 'ioredis';
import globalSetup from './global-setup';
import { testRun } from './test-run';
import { until } from './until';

/** PostgreSQL as for the other API tests, and a throwaway Redis where none is named (D42). */
export default async function redisGlobalSetup(): Promise<void> {
  process.env.TEST_REDIS_URL ||= await startRedis();
  await globalSetup();
}

async function startRedis(): Promise<string> {
  const port = await freePort();
  const redis = spawn(
    'redis-server',
    ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
    { stdio: 'ignore' },
  );
  await once(redis, 'spawn').catch((cause: unknown) => {
    throw new Error('there is no redis-server on this machine: install one, or set TEST_REDIS_URL', {
      cause,
    });
  });
  testRun.redis = redis;
  const url = `redis://127.0.0.1:${port}`;
  await until(() => answers(url), 5_000);
  return url;
}

async function answers(url: string): Promise<boolean> {
  const redis = new Redis(url, { lazyConnect: true, retryStrategy: () => null, disconnectTimeout: 100 });
  redis.on('error', () => undefined);
  try {
    return (await redis.ping()) === 'PONG';
  } catch {
    return false;
  } finally {
    redis.disconnect();
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}
