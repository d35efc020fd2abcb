import { until } from '../../testing/until';
import type { Notifications } from '../../database/notifications';
import { DueSweep, type DueQueue } from './due-sweep';
import type { DueJobPayload } from './due-job';

const concurrency = 4;
const job = { queue: 'mail', name: 'wash', concurrency } as const;
const notifications = { listen: () => Promise.resolve() } as unknown as Notifications;

/** Rows that are due, newest last, and what became of them. */
class Dishes extends DueSweep {
  readonly done: string[] = [];
  mostClaimed = 0;

  constructor(
    private readonly due: string[],
    queue: DueQueue,
  ) {
    super(job, 'dishes_due', { queue, notifications, clock: { now: () => new Date() }, timeScale: 1 });
  }

  protected claim(_now: Date, _again: Date, most: number) {
    const claimed = this.due.splice(0, most);
    this.mostClaimed = Math.max(this.mostClaimed, claimed.length);
    return Promise.resolve(claimed.map((id) => ({ id })));
  }

  async work(id: string): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, 1));
    this.done.push(id);
  }
}

/** A queue whose workers are as many as the job says. */
class Workers implements DueQueue {
  private readonly jobs: DueJobPayload[] = [];
  private busy = 0;
  most = 0;
  private sweep: Dishes | undefined;

  serve(sweep: Dishes): void {
    this.sweep = sweep;
  }

  on(): void {}

  getWaitingCount(): Promise<number> {
    return Promise.resolve(this.jobs.length);
  }

  addBulk(jobs: { data: DueJobPayload }[]): Promise<object> {
    this.jobs.push(...jobs.map(({ data }) => data));
    this.most = Math.max(this.most, this.jobs.length + this.busy);
    this.begin();
    return Promise.resolve(jobs);
  }

  private begin(): void {
    while (this.busy < concurrency) {
      const next = this.jobs.shift();
      if (!next) return;
      this.busy += 1;
      void this.sweep?.work(next.id).then(() => {
        this.busy -= 1;
        this.begin();
        this.sweep?.jobEnded();
      });
    }
  }
}

const backlog = () => Array.from({ length: 1_000 }, (_, index) => `dish ${index}`);
const sweeps: Dishes[] = [];
afterEach(() => Promise.all(sweeps.splice(0).map((sweep) => sweep.onApplicationShutdown())));
async function begin(queue: DueQueue): Promise<Dishes> {
  const sweep = new Dishes(backlog(), queue);
  sweeps.push(sweep);
  await sweep.onApplicationBootstrap();
  return sweep;
}

it('drains a backlog without ever handing out more than can be begun with soon, each row once', async () => {
  const workers = new Workers();
  const sweep = new Dishes(backlog(), workers);
  sweeps.push(sweep);
  workers.serve(sweep);
  await sweep.onApplicationBootstrap();
  await until(() => Promise.resolve(sweep.done.length === 1_000));
  expect(new Set(sweep.done).size).toBe(1_000);
  expect(workers.most).toBeLessThanOrEqual(2 * concurrency);
});

it('does so by itself where the queue is away', async () => {
  const away = () => Promise.reject(new Error('away'));
  const sweep = await begin({ on: () => undefined, getWaitingCount: away, addBulk: away });
  await until(() => Promise.resolve(sweep.done.length === 1_000));
  expect(sweep.mostClaimed).toBeLessThanOrEqual(concurrency);
});

it('claims nothing where the queue is full', async () => {
  const full = {
    on: () => undefined,
    getWaitingCount: () => Promise.resolve(50),
    addBulk: () => Promise.resolve([]),
  };
  const sweep = await begin(full);
  await sweep.sweep();
  expect(sweep.mostClaimed).toBe(0);
});
