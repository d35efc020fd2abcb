import { reloadAfterRelease } from './reload-after-release';

const file = '/assets/calculator.0123456789.js';
const answered = (status: number) =>
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

it('reloads an open page whose file a release has taken away, once', async () => {
  answered(404);
  expect([await reloads(), await reloads()]).toEqual([true, false]);
});

it.each([200, 503])(
  'leaves the page alone where its file is there, or nobody can say: %d',
  async (status) => {
    answered(status);
    expect(await reloads()).toBe(false);
  },
);

it('leaves the page alone while the line is gone', async () => {
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline'));
  expect(await reloads()).toBe(false);
});

it('takes nothing away that was typed', async () => {
  answered(404);
  const field = document.createElement('textarea');
  document.body.append(field);
  field.value = 'Our bathroom is';
  expect(await reloads()).toBe(false);
  field.value = '';
  expect(await reloads()).toBe(true);
});
