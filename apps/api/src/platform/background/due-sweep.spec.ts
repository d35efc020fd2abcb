import type { JobQueues } from './job-queues';
import type { BackgroundTools } from './periodic-task';
import { until } from '../../testing/until';
import { DueSweep } from './due-sweep';

const concurrency = 4;
const job = { queue: 'mail', name: 'send', channel: 'mails_due', concurrency } as const;
let free = Infinity;
const breaker = { availablePermits: () => free, onClose: () => undefined };

interface FakeQueue {
  addBulk(jobs: { data: { id: string } }[]): Promise<object>;
}
const worker = { pause: vi.fn(() => Promise.resolve()), close: vi.fn(() => Promise.resolve()) };
const toolsWith = (queue: FakeQueue) =>
  ({
    notifications: { listen: () => Promise.resolve() },
    config: { backgroundTimeScale: 1 },
    clock: { now: () => new Date() },
    queues: { queue: () => queue, work: () => worker } as unknown as JobQueues,
  }) as unknown as BackgroundTools;

/** A sweep over rows in memory, which records what was processed. */
class TestSweep extends DueSweep {
  readonly done: string[] = [];
  private readonly due: Set<string>;
  private readonly leased = new Set<string>();
  maxConcurrent = 0;

  constructor(
    queue: FakeQueue,
    private readonly takesMs = 1,
  ) {
    super(job, breaker, toolsWith(queue));
    this.due = new Set(Array.from({ length: 1_000 }, (_, index) => `row ${index}`));
  }

  protected findDue(_now: Date, limit: number) {
    const free = [...this.due].filter((id) => !this.leased.has(id));
    return Promise.resolve(free.slice(0, limit).map((id) => ({ id, dueAt: new Date(0) })));
  }

  async processRow(id: string): Promise<void> {
    if (!this.due.has(id) || this.leased.has(id)) return;
    this.leased.add(id);
    this.maxConcurrent = Math.max(this.maxConcurrent, this.leased.size);
    await new Promise((resolve) => setTimeout(resolve, this.takesMs));
    this.due.delete(id);
    this.leased.delete(id);
    this.done.push(id);
  }
}

/** A queue in memory with the job's concurrency, which ignores jobs that are queued already. */
class Workers implements FakeQueue {
  private readonly jobs: string[] = [];
  private readonly known = new Set<string>();
  private busy = 0;
  max = 0;
  sweep: TestSweep | undefined;

  addBulk(jobs: { data: { id: string } }[]): Promise<object> {
    for (const { id } of jobs.map(({ data }) => data)) {
      if (!this.known.has(id)) this.jobs.push(id);
      this.known.add(id);
    }
    this.max = Math.max(this.max, this.known.size);
    this.begin();
    return Promise.resolve(jobs);
  }

  private begin(): void {
    while (this.busy < concurrency) {
      const id = this.jobs.shift();
      if (!id) return;
      this.busy += 1;
      void this.sweep?.startRow(id).then(() => {
        this.busy -= 1;
        this.known.delete(id);
        this.begin();
      });
    }
  }
}

let sweep: TestSweep;
afterEach(async () => {
  free = Infinity;
  const ended = sweep.beforeApplicationShutdown();
  if (vi.isFakeTimers()) await vi.advanceTimersByTimeAsync(8_000);
  await ended;
  vi.useRealTimers();
});

it('drains a backlog through the queue, each row once, without queueing too far ahead', async () => {
  const workers = new Workers();
  sweep = workers.sweep = new TestSweep(workers);
  await sweep.onApplicationBootstrap();
  await until(() => Promise.resolve(sweep.done.length === 1_000));
  expect(new Set(sweep.done).size).toBe(1_000);
  expect(workers.max).toBeLessThanOrEqual(3 * concurrency);
});

it('does the work itself if the queue is down, with the same concurrency', async () => {
  sweep = new TestSweep({ addBulk: () => Promise.reject(new Error('down')) });
  await sweep.onApplicationBootstrap();
  await until(() => Promise.resolve(sweep.done.length === 1_000));
  expect(new Set(sweep.done).size).toBe(1_000);
  expect(sweep.maxConcurrent).toBe(concurrency);
});

it('skips queued work once the breaker is open', async () => {
  sweep = new TestSweep({ addBulk: () => Promise.resolve([]) });
  await sweep.sweep();
  free = 0;
  await sweep.startRow('row 0');
  expect(sweep.done).toEqual([]);
  free = Infinity;
  await sweep.startRow('row 0');
  expect(sweep.done).toEqual(['row 0']);
});

it('adds no jobs to a queue that is down until it has responded', async () => {
  vi.useFakeTimers();
  let respond: (added: object) => void = () => undefined;
  const addBulk = vi.fn(() => new Promise<object>((resolve) => (respond = resolve)));
  sweep = new TestSweep({ addBulk }, 100);
  await sweep.onApplicationBootstrap();
  await vi.advanceTimersByTimeAsync(15_000);
  expect(addBulk).toHaveBeenCalledOnce();
  expect(sweep.done.length).toBeGreaterThan(concurrency);
  respond([]);
  await vi.advanceTimersByTimeAsync(6_000);
  expect(addBulk).toHaveBeenCalledTimes(2);
});

it('leaves work that hangs to other processes on shutdown', async () => {
  vi.useFakeTimers();
  sweep = new TestSweep({ addBulk: () => Promise.reject(new Error('down')) }, 3_600_000);
  await sweep.onApplicationBootstrap();
  await vi.advanceTimersByTimeAsync(1_000);
  const ended = sweep.beforeApplicationShutdown();
  await vi.advanceTimersByTimeAsync(5_000);
  await ended;
  expect(worker.close).toHaveBeenLastCalledWith(true);
});
