import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { asStaff, type StaffCalls } from '../as-staff';
import { signIn } from '../sign-in';
import { startApi, type TestApi } from './start-api';
import { startWorker } from './start-worker';

/** A proxy for values that exist once a file's hooks have run. */
const once = <Thing extends object>(found: () => Thing): Thing =>
  new Proxy({} as Thing, {
    get: (_, name) => {
      const value: unknown = found()[name as keyof Thing];
      return typeof value === 'function' ? (value.bind(found()) as unknown) : value;
    },
  });

/** The application for all tests of a file or `describe`. */
export function useApi(options?: Parameters<typeof startApi>[0]): TestApi {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi(options);
  });
  afterAll(() => api.stop());
  return once(() => api);
}

export function useStaff(api: TestApi): StaffCalls {
  let staff: StaffCalls;
  beforeAll(async () => {
    staff = await asStaff(api);
  });
  return once(() => staff);
}

export function useSession(api: TestApi): { cookie: string } {
  const session = { cookie: '' };
  beforeAll(async () => void Object.assign(session, await signIn(api)));
  return session;
}

/** The worker on the same database; stopped before the application. */
export function useWorker(api: TestApi, options?: Parameters<typeof startWorker>[1]): NestFastifyApplication {
  let worker: NestFastifyApplication;
  beforeAll(async () => {
    worker = await startWorker(api.databaseUrl, options);
  });
  afterAll(() => worker.close());
  return once(() => worker);
}
