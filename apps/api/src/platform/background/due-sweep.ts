import type { Notifications } from '../../database/notifications';
import type { Clock } from '../clock/clock';
import { withinTime } from '../clock/within-time';
import type { DueJob, DueJobPayload } from './due-job';
import { PeriodicTask } from './periodic-task';

/** How often we look even where nobody has called, and how long a queue that is away is left alone. */
const everyMs = 5_000;
/** What is needed of BullMQ's queue. */
export interface DueQueue {
  on(event: 'error', listener: (error: Error) => void): unknown;
  addBulk(jobs: { name: string; data: DueJobPayload; opts: object }[]): Promise<object>;
}

/** A row that is due, and since when. */
export interface DueRow {
  id: string;
  dueAt: Date;
}

/** What every sweep needs. */
export interface SweepTools {
  queue: DueQueue;
  notifications: Notifications;
  clock: Clock;
  /** Divides the waiting times, for tests. */
  timeScale: number;
}

/**
 * Finds rows that are due, in PostgreSQL alone, and has their work done: by the queue's workers, or right here where the
 * queue is away. However empty the queue, whatever is due is found; a row that waits in it already is not queued again.
 * As many wait as can be under way: what is queued is still asked of a server that has been found to be away meanwhile.
 */
export abstract class DueSweep extends PeriodicTask {
  private readonly inHand = new Map<string, Promise<void>>();
  private queueIsAwayUntil = 0;
  /** For all that we know. */
  private isMoreDue = false;

  /** @param channel PostgreSQL's, by which whoever makes a row due wakes us */
  protected constructor(
    private readonly job: DueJob,
    channel: string,
    private readonly tools: SweepTools,
  ) {
    const { notifications, timeScale } = tools;
    super({ everyMs, timeScale, call: { channel, notifications } });
  }

  /** Rows that are due and in nobody's hands, at most so many, those first that people wait for. */
  protected abstract findDue(now: Date, most: number): Promise<readonly DueRow[]>;

  /** What is done about one row, by the queue's workers or right here, if it is still due and nobody else is at it. */
  abstract work(id: string): Promise<void>;

  override async onApplicationBootstrap(): Promise<void> {
    this.tools.queue.on('error', (error) => this.logger.warn(`queue ${this.job.queue}: ${error.message}`));
    await super.onApplicationBootstrap();
  }

  override async onApplicationShutdown(): Promise<void> {
    await super.onApplicationShutdown();
    // What is not done by then comes due again elsewhere.
    await withinTime(Promise.all(this.inHand.values())).catch(() => undefined);
  }

  /** Some work is done, here or by a worker beside us. */
  jobEnded(): void {
    if (this.isMoreDue) this.wake();
  }

  async sweep(): Promise<void> {
    const { concurrency } = this.job;
    const due = await this.findDue(this.tools.clock.now(), concurrency);
    this.isMoreDue = due.length === concurrency;
    if (due.length > 0 && !(await this.enqueue(due))) this.workHere(due);
  }

  /** @returns false where the queue is away: then it is left alone for a few seconds */
  private async enqueue(due: readonly DueRow[]): Promise<boolean> {
    if (Date.now() < this.queueIsAwayUntil) return false;
    const jobs = due.map(({ id, dueAt }) => ({
      name: this.job.name,
      data: { id },
      // Whoever takes a row sets when it is due next: so a job that hangs is in nobody's way.
      opts: { deduplication: { id: `${id}-${dueAt.getTime()}` }, removeOnComplete: true, removeOnFail: 100 },
    }));
    try {
      await withinTime(this.tools.queue.addBulk(jobs));
      return true;
    } catch (error) {
      this.logger.warn(`queue ${this.job.queue}: ${(error as Error).message}; working without it`);
      this.queueIsAwayUntil = Date.now() + everyMs;
      return false;
    }
  }

  private workHere(due: readonly DueRow[]): void {
    for (const { id } of due) {
      if (this.inHand.has(id)) continue;
      this.isMoreDue ||= this.inHand.size >= this.job.concurrency;
      if (this.hasEnded || this.inHand.size >= this.job.concurrency) return;
      const done = this.work(id)
        .catch((error: Error) => this.logger.warn(`${this.job.name}: ${error.message}`))
        .finally(() => {
          this.inHand.delete(id);
          this.jobEnded();
        });
      this.inHand.set(id, done);
    }
  }
}
