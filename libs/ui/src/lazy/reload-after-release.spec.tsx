import { reloadAfterRelease } from './reload-after-release';

const file = '/assets/calculator.0123456789.js';
const respondWith = (status: number) =>
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null, { status }));

async function reloads(): Promise<boolean> {
  const reload = vi.fn();
  await reloadAfterRelease(file, reload);
  return reload.mock.calls.length === 1;
}

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
  sessionStorage.clear();
});

it('reloads an open page once if a release removed its file', async () => {
  respondWith(404);
  expect([await reloads(), await reloads()]).toEqual([true, false]);
});

it.each([200, 503])('does not reload if the file exists or nothing can be known: %d', async (status) => {
  respondWith(status);
  expect(await reloads()).toBe(false);
});

it('does not reload while offline', async () => {
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline'));
  expect(await reloads()).toBe(false);
});

it('does not reload over typed text', async () => {
  respondWith(404);
  const field = document.createElement('textarea');
  document.body.append(field);
  field.value = 'Our bathroom is';
  expect(await reloads()).toBe(false);
  field.value = '';
  expect(await reloads()).toBe(true);
});
