import globalTeardown from './global-teardown';
import { testRun } from './test-run';

export default async function redisGlobalTeardown(): Promise<void> {
  await testRun.redis?.stop();
  await globalTeardown();
}
