import globalTeardown from './global-teardown';
import { testRun } from './test-run';

export default async function redisGlobalTeardown(): Promise<void> {
  testRun.redis?.kill('SIGTERM');
  await globalTeardown();
}
