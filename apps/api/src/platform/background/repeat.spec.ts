import { repeat } from './repeat';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const turns = async (ms: number) => jest.advanceTimersByTimeAsync(ms);

it('works at once and then every so often', async () => {
  const work = jest.fn(() => Promise.resolve());
  const repeated = repeat(work, { everyMs: 1_000, onError: jest.fn() });
  await turns(3_500);
  expect(work).toHaveBeenCalledTimes(4);
  await repeated.stop();
  await turns(5_000);
  expect(work).toHaveBeenCalledTimes(4);
});

it('goes on after a turn that failed', async () => {
  const onError = jest.fn();
  const work = jest.fn(() => Promise.reject(new Error('away')));
  const repeated = repeat(work, { everyMs: 1_000, onError });
  await turns(1_500);
  expect(onError).toHaveBeenCalledTimes(2);
  await repeated.stop();
});

it('is woken at once; many calls during a turn make one more', async () => {
  let finish = () => {};
  const work = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  const repeated = repeat(work, { everyMs: 1_000_000, onError: jest.fn() });
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
