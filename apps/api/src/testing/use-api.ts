import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { asStaff, type StaffCalls } from './as-staff';
import { signIn } from './sign-in';
import { startApi, type TestApi } from './start-api';
import { startWorker } from './start-worker';

/** What stands once the hooks of a file have run, for tests and for what they call. */
const once = <Thing extends object>(found: () => Thing): Thing =>
  new Proxy({} as Thing, {
    get: (_, name) => {
      const value: unknown = found()[name as keyof Thing];
      return typeof value === 'function' ? (value.bind(found()) as unknown) : value;
    },
  });

/** The application for all tests of a file or of a `describe`, which takes it down after them. */
export function useApi(options?: Parameters<typeof startApi>[0]): TestApi {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi(options);
  });
  afterAll(() => api.stop());
  return once(() => api);
}

/** The demo's admin, signed in before the tests. */
export function useStaff(api: TestApi): StaffCalls {
  let staff: StaffCalls;
  beforeAll(async () => {
    staff = await asStaff(api);
  });
  return once(() => staff);
}

/** The same as the headers of a request. */
export function useSession(api: TestApi): { cookie: string } {
  const session = { cookie: '' };
  beforeAll(async () => void Object.assign(session, await signIn(api)));
  return session;
}

/** The worker on the same database; it is taken down before the application is. */
export function useWorker(api: TestApi, options?: Parameters<typeof startWorker>[1]): NestFastifyApplication {
  let worker: NestFastifyApplication;
  beforeAll(async () => {
    worker = await startWorker(api.databaseUrl, options);
  });
  afterAll(() => worker.close());
  return once(() => worker);
}
