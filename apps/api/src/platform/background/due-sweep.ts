import type { Worker } from 'bullmq';
import { withTimeout } from '../clock/with-timeout';
import type { CircuitBreaker } from './circuit-breaker';
import type { QueueName } from './job-queues';
import { type BackgroundTools, PeriodicTask } from './periodic-task';

/** How often it looks for due rows without a notification, and how long it bypasses a failed queue. */
const everyMs = 5_000;
/** At shutdown, how long to wait for running jobs; unfinished rows become due again elsewhere. */
const shutdownMs = 5_000;

/** A job names one row. The row itself says whether it is due, so a lost, late or duplicate job does no harm. */
interface DueJob {
  queue: QueueName;
  name: string;
  /** The PostgreSQL channel that wakes the sweep when a row becomes due. A lost notification costs some seconds. */
  channel: string;
  concurrency: number;
}

export interface DueRow extends Record<string, unknown> {
  id: string;
  dueAt: Date;
}

/**
 * Finds due rows in PostgreSQL and has them processed: by the queue's workers, of which this process is one, or
 * directly in this process if the queue is down. A row is not queued twice. At most `concurrency` rows are queued;
 * while the breaker is open, none.
 */
export abstract class DueSweep extends PeriodicTask {
  protected readonly everyMs = everyMs;
  private readonly inFlight = new Set<Promise<void>>();
  private queueDownUntil = 0;
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

  /** Due rows without a lease, the most urgent first. */
  protected abstract findDue(now: Date, limit: number): Promise<readonly DueRow[]>;

  /** Processes one row if it is still due and no other process holds its lease. */
  protected abstract processRow(id: string): Promise<void>;

  override async onApplicationBootstrap(): Promise<void> {
    const { queue, concurrency } = this.job;
    this.worker = this.tools.queues.work(queue, concurrency, (id) => this.startRow(id));
    await super.onApplicationBootstrap();
  }

  override async beforeApplicationShutdown(): Promise<void> {
    await super.beforeApplicationShutdown();
    await this.worker?.pause(true);
    const isDone = await withTimeout(Promise.allSettled(this.inFlight), shutdownMs).then(
      () => true,
      () => false,
    );
    await withTimeout(this.worker?.close(!isDone) ?? Promise.resolve()).catch(() => undefined);
  }

  async sweep(): Promise<void> {
    const { concurrency } = this.job;
    const permits = Math.min(concurrency, this.breaker.availablePermits());
    const due = permits > 0 ? await this.findDue(this.clock.now(), permits) : [];
    this.isMoreDue = due.length === concurrency;
    if (due.length > 0 && !(await this.enqueue(due))) this.startInThisProcess(due);
  }

  /** The queue does not retry a failed row: it becomes due again by itself. */
  startRow(id: string): Promise<void> {
    const work = this.processUnlessPaused(id).finally(() => {
      this.inFlight.delete(work);
      if (this.isMoreDue) this.wake();
    });
    this.inFlight.add(work);
    return work;
  }

  /** Jobs queued before the breaker opened stay due and are found again after it closes. */
  private async processUnlessPaused(id: string): Promise<void> {
    try {
      if (this.breaker.availablePermits() > 0) await this.processRow(id);
    } catch (error) {
      this.logger.warn(`${this.job.name}: ${(error as Error).message}`);
      throw error;
    }
  }

  /**
   * @returns false if the queue is down. BullMQ buffers jobs it could not add, so no more are added until it has
   * responded, and for a few seconds after that
   */
  private async enqueue(due: readonly DueRow[]): Promise<boolean> {
    if (Date.now() < this.queueDownUntil) return false;
    const jobs = due.map(({ id, dueAt }) => ({
      name: this.job.name,
      data: { id },
      // Acquiring a row's lease changes its due time, so a stuck job does not block the row's next job.
      opts: { deduplication: { id: `${id}-${dueAt.getTime()}` }, removeOnComplete: true, removeOnFail: 100 },
    }));
    const added = this.tools.queues.queue(this.job.queue).addBulk(jobs);
    try {
      await withTimeout(added);
      return true;
    } catch (error) {
      this.logger.warn(`queue ${this.job.queue}: ${(error as Error).message}; working without it`);
      this.queueDownUntil = Infinity;
      const resume = () => (this.queueDownUntil = Date.now() + everyMs);
      void added.then(resume, resume);
      return false;
    }
  }

  private startInThisProcess(due: readonly DueRow[]): void {
    for (const { id } of due) {
      this.isMoreDue ||= this.inFlight.size >= this.job.concurrency;
      if (this.hasEnded || this.inFlight.size >= this.job.concurrency) return;
      void this.startRow(id).catch(() => undefined);
    }
  }
}
