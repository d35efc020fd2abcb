import { afterAll } from 'vitest';

const { fetch } = globalThis;

/** Files of a worker share its globals: a faked `fetch` is removed after the file that faked it. */
afterAll(() => {
  globalThis.fetch = fetch;
});
