import { remoteTimeouts } from './remote-timeouts';

const fetchManifest = () =>
  Promise.resolve(remoteTimeouts.fetch?.('/remotes/admin/mf-manifest.json', {}, {} as never));
const respondWith = (status: number, body: object) => {
  const result = { ok: status === 200, status, url: '/remotes/admin/mf-manifest.json' };
  const response = { ...result, clone: () => response, json: () => Promise.resolve(body) };
  globalThis.fetch = vi.fn(() => Promise.resolve(response as unknown as Response));
};

const original = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = original;
  globalThis.chunkAttempt = undefined;
});

it('accepts a manifest', async () => {
  respondWith(200, { metaData: {}, exposes: [], shared: [] });

  await expect(fetchManifest()).resolves.toMatchObject({ status: 200 });
});

it.each([
  ['our own answer for a server that is down', 503, { code: 'server/unavailable' }],
  ['an answer that is no manifest', 200, { hello: 'world' }],
])('refuses %s, so that the runtime does not cache it', async (_what, status, body) => {
  respondWith(status, body);

  await expect(fetchManifest()).rejects.toThrow('no manifest');
});

it('requests a failed script again from a fresh URL, for up to three seconds', () => {
  globalThis.chunkAttempt = 2;
  const script = remoteTimeouts.createScript?.({ url: '/remotes/admin/remoteEntry.js' });

  expect(script).toMatchObject({ timeout: 3000 });
  expect((script as { script: HTMLScriptElement }).script.src).toMatch(/remoteEntry\.js\?r=2$/);
});
