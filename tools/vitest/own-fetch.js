import { afterAll } from 'vitest';

const { fetch } = globalThis;

/** Files of a worker share its globals: a faked `fetch` goes with the file that faked it. */
afterAll(() => {
  globalThis.fetch = fetch;
});
