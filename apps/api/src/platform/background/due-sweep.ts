import type { Worker } from 'bullmq';
import { withinTime } from '../clock/within-time';
import type { CircuitBreaker } from './circuit-breaker';
import type { QueueName } from './job-queues';
import { type BackgroundTools, PeriodicTask } from './periodic-task';

/** How often we look even where nobody has called, and how long a queue that failed is left alone. */
const everyMs = 5_000;
/** A process that ends waits this long for what is under way; the rest comes due again elsewhere. */
const patienceMs = 5_000;

/** A job wakes somebody up for one row. The row says whether it is still due: lost, late or doubled, a job does no harm. */
export interface DueJob {
  queue: QueueName;
  name: string;
  /** The PostgreSQL channel that wakes the sweep when a row becomes due. A lost notification costs some seconds. */
  channel: string;
  /** How many of them one worker has under way at once. */
  concurrency: number;
}

/** A row that is due, and since when. */
export interface DueRow extends Record<string, unknown> {
  id: string;
  dueAt: Date;
}

/**
 * Finds rows that are due, in PostgreSQL alone, and has their work done: by the queue's workers, of which this process is
 * one, or right here where the queue is away. However empty the queue, whatever is due is found; a row that waits in it
 * already is not queued again. As many wait as can be under way; while a breaker is open they do nothing.
 */
export abstract class DueSweep extends PeriodicTask {
  protected readonly everyMs = everyMs;
  private readonly inFlight = new Set<Promise<void>>();
  private queueIsAwayUntil = 0;
  /** For all that we know. */
  private isMoreDue = false;
  private worker: Worker | undefined;

  protected constructor(
    readonly job: DueJob,
    private readonly breaker: Pick<CircuitBreaker, 'availablePermits' | 'onClose'>,
    tools: BackgroundTools,
  ) {
    super(tools);
    this.channel = job.channel;
    breaker.onClose(() => this.wake());
  }

  /** Rows that are due and in nobody's hands, at most so many, those first that people wait for. */
  protected abstract findDue(now: Date, most: number): Promise<readonly DueRow[]>;

  /** What is done about one row, if it is still due and nobody else is at it. */
  protected abstract work(id: string): Promise<void>;

  override async onApplicationBootstrap(): Promise<void> {
    const { queue, concurrency } = this.job;
    this.worker = this.tools.queues.work(queue, concurrency, (id) => this.workOn(id));
    await super.onApplicationBootstrap();
  }

  override async beforeApplicationShutdown(): Promise<void> {
    await super.beforeApplicationShutdown();
    await this.worker?.pause(true);
    const isDone = await withinTime(Promise.allSettled(this.inFlight), patienceMs).then(
      () => true,
      () => false,
    );
    await withinTime(this.worker?.close(!isDone) ?? Promise.resolve()).catch(() => undefined);
  }

  async sweep(): Promise<void> {
    const { concurrency } = this.job;
    const room = Math.min(concurrency, this.breaker.availablePermits());
    const due = room > 0 ? await this.findDue(this.clock.now(), room) : [];
    this.isMoreDue = due.length === concurrency;
    if (due.length > 0 && !(await this.enqueue(due))) this.workHere(due);
  }

  /** A row that failed is not tried again by the queue: it comes due by itself. */
  workOn(id: string): Promise<void> {
    const work = this.workUnlessPaused(id).finally(() => {
      this.inFlight.delete(work);
      if (this.isMoreDue) this.wake();
    });
    this.inFlight.add(work);
    return work;
  }

  /** What was queued before the breaker opened stays due, and is found again once it closes. */
  private async workUnlessPaused(id: string): Promise<void> {
    try {
      if (this.breaker.availablePermits() > 0) await this.work(id);
    } catch (error) {
      this.logger.warn(`${this.job.name}: ${(error as Error).message}`);
      throw error;
    }
  }

  /**
   * @returns false where the queue is away. What it was given last is kept for it until it is back, so it gets no more
   * before it has answered, and for a few seconds after that
   */
  private async enqueue(due: readonly DueRow[]): Promise<boolean> {
    if (Date.now() < this.queueIsAwayUntil) return false;
    const jobs = due.map(({ id, dueAt }) => ({
      name: this.job.name,
      data: { id },
      // Whoever takes a row sets when it is due next: so a job that hangs is in nobody's way.
      opts: { deduplication: { id: `${id}-${dueAt.getTime()}` }, removeOnComplete: true, removeOnFail: 100 },
    }));
    const added = this.tools.queues.queue(this.job.queue).addBulk(jobs);
    try {
      await withinTime(added);
      return true;
    } catch (error) {
      this.logger.warn(`queue ${this.job.queue}: ${(error as Error).message}; working without it`);
      this.queueIsAwayUntil = Infinity;
      const comeBack = () => (this.queueIsAwayUntil = Date.now() + everyMs);
      void added.then(comeBack, comeBack);
      return false;
    }
  }

  private workHere(due: readonly DueRow[]): void {
    for (const { id } of due) {
      this.isMoreDue ||= this.inFlight.size >= this.job.concurrency;
      if (this.hasEnded || this.inFlight.size >= this.job.concurrency) return;
      void this.workOn(id).catch(() => undefined);
    }
  }
}
