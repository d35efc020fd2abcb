import { type BackgroundTools, PeriodicTask } from './periodic-task';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const advanceBy = async (ms: number) => vi.advanceTimersByTimeAsync(ms);

class Repeated extends PeriodicTask {
  override readonly onFailure = vi.fn();

  constructor(
    readonly sweep: () => Promise<void>,
    protected readonly everyMs = 1_000,
  ) {
    super({ config: { backgroundTimeScale: 1 } } as BackgroundTools);
  }
}

it('runs at once and then at intervals', async () => {
  const work = vi.fn(() => Promise.resolve());
  const repeated = new Repeated(work);
  await repeated.onApplicationBootstrap();
  await advanceBy(3_500);
  expect(work).toHaveBeenCalledTimes(4);
  await repeated.beforeApplicationShutdown();
  await advanceBy(5_000);
  expect(work).toHaveBeenCalledTimes(4);
});

it('continues after a failed run', async () => {
  const repeated = new Repeated(() => Promise.reject(new Error('down')));
  await repeated.onApplicationBootstrap();
  await advanceBy(1_500);
  expect(repeated.onFailure).toHaveBeenCalledTimes(2);
  await repeated.beforeApplicationShutdown();
});

it('can be triggered at once; many triggers during a run cause one more', async () => {
  let finish = () => {};
  const work = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  const repeated = new Repeated(work, 1_000_000);
  await repeated.onApplicationBootstrap();
  for (let call = 0; call < 5; call += 1) repeated.wake();
  expect(work).toHaveBeenCalledTimes(1);
  finish();
  await advanceBy(0);
  expect(work).toHaveBeenCalledTimes(2);
  finish();
  await advanceBy(0);
  expect(work).toHaveBeenCalledTimes(2);
  repeated.wake();
  expect(work).toHaveBeenCalledTimes(3);
  const stopped = repeated.beforeApplicationShutdown();
  finish();
  await stopped;
});
