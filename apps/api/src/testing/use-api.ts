import { asStaff, type StaffCalls } from './as-staff';
import { startApi, type TestApi } from './start-api';

/** What stands once the hooks of a file have run, for tests and for what they call. */
const once = <Thing extends object>(found: () => Thing): Thing =>
  new Proxy({} as Thing, { get: (_, name) => found()[name as keyof Thing] });

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
