import { repeat } from './repeat';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const turns = async (ms: number) => vi.advanceTimersByTimeAsync(ms);

it('works at once and then every so often', async () => {
  const work = vi.fn(() => Promise.resolve());
  const repeated = repeat(work, { everyMs: 1_000, onError: vi.fn() });
  await turns(3_500);
  expect(work).toHaveBeenCalledTimes(4);
  await repeated.stop();
  await turns(5_000);
  expect(work).toHaveBeenCalledTimes(4);
});

it('goes on after a turn that failed', async () => {
  const onError = vi.fn();
  const work = vi.fn(() => Promise.reject(new Error('away')));
  const repeated = repeat(work, { everyMs: 1_000, onError });
  await turns(1_500);
  expect(onError).toHaveBeenCalledTimes(2);
  await repeated.stop();
});

it('is woken at once; many calls during a turn make one more', async () => {
  let finish = () => {};
  const work = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  const repeated = repeat(work, { everyMs: 1_000_000, onError: vi.fn() });
  for (let call = 0; call < 5; call += 1) repeated.wake();
  expect(work).toHaveBeenCalledTimes(1);
  finish();
  await turns(0);
  expect(work).toHaveBeenCalledTimes(2);
  finish();
  await turns(0);
  expect(work).toHaveBeenCalledTimes(2);
  repeated.wake();
  expect(work).toHaveBeenCalledTimes(3);
  const stopped = repeated.stop();
  finish();
  await stopped;
});
