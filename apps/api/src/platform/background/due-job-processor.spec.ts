import type { Job } from 'bullmq';
import { collectGarbage } from '../../testing/collect-garbage';
import { until } from '../../testing/until';
import { DueJobProcessor } from './due-job-processor';
import type { DueJobPayload } from './due-job';

/** Whose work ends when the test says so. */
class Washing extends DueJobProcessor {
  finish: () => void = () => undefined;

  constructor() {
    const work = () => new Promise<void>((resolve) => (this.finish = resolve));
    super({ workUnlessPaused: work, jobEnded: () => undefined });
  }
}

afterEach(() => void vi.useRealTimers());

const job = { data: { id: 'dish' } } as Job<DueJobPayload>;

it('lets go of a job once it is done', async () => {
  const washing = new Washing();
  const wash = async () => {
    const done = washing.process(job);
    washing.finish();
    await done;
    return new WeakRef(done);
  };
  const done = await wash();
  await until(() => {
    collectGarbage();
    return Promise.resolve(!done.deref());
  }, 5_000);
});

it('leaves a job that hangs to others when the process ends', async () => {
  vi.useFakeTimers();
  const washing = new Washing();
  const left = washing.process(job);
  washing.beforeApplicationShutdown();
  await vi.advanceTimersByTimeAsync(5_000);
  await left;
});
