import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../config/app-config';
import { Notifications } from '../../database/notifications';
import { Statements } from '../../database/statements';
import { Clock } from '../clock/clock';
import { withinTime } from '../clock/within-time';
import type { CircuitBreaker } from './circuit-breaker';
import type { DueJob, DueJobPayload } from './due-job';
import { PeriodicTask } from './periodic-task';

/** How often we look even where nobody has called, and how long a queue that failed is left alone. */
const everyMs = 5_000;
/** What is needed of BullMQ's queue. */
export interface DueQueue {
  addBulk(jobs: { name: string; data: DueJobPayload; opts: object }[]): Promise<object>;
}

/** A row that is due, and since when. */
export interface DueRow extends Record<string, unknown> {
  id: string;
  dueAt: Date;
}

/** What every sweep needs. */
@Injectable()
export class SweepDependencies {
  constructor(
    readonly statements: Statements,
    readonly notifications: Notifications,
    readonly config: AppConfig,
    readonly clock: Clock,
  ) {}
}

/**
 * Finds rows that are due, in PostgreSQL alone, and has their work done: by the queue's workers, or right here where the
 * queue is away. However empty the queue, whatever is due is found; a row that waits in it already is not queued again.
 * As many wait as can be under way; while a breaker is open they do nothing.
 */
export abstract class DueSweep extends PeriodicTask {
  private readonly inFlight = new Map<string, Promise<void>>();
  private queueIsAwayUntil = 0;
  /** For all that we know. */
  private isMoreDue = false;

  protected constructor(
    private readonly job: DueJob,
    private readonly queue: DueQueue,
    private readonly breaker: Pick<CircuitBreaker, 'availablePermits' | 'onClose'>,
    protected readonly tools: SweepDependencies,
  ) {
    const { notifications, config } = tools;
    const call = { channel: job.channel, notifications };
    super({ everyMs, timeScale: config.backgroundTimeScale, call });
    breaker.onClose(() => this.wake());
  }

  /** Rows that are due and in nobody's hands, at most so many, those first that people wait for. */
  protected abstract findDue(now: Date, most: number): Promise<readonly DueRow[]>;

  /** What is done about one row, if it is still due and nobody else is at it. */
  protected abstract work(id: string): Promise<void>;

  /** What was queued before the breaker opened stays due, and is found again once it closes. */
  async workUnlessPaused(id: string): Promise<void> {
    if (this.breaker.availablePermits() > 0) await this.work(id);
  }

  override async onApplicationShutdown(): Promise<void> {
    await super.onApplicationShutdown();
    // What is not done by then comes due again elsewhere.
    await withinTime(Promise.all(this.inFlight.values())).catch(() => undefined);
  }

  /** Some work is done, here or by a worker beside us. */
  jobEnded(): void {
    if (this.isMoreDue) this.wake();
  }

  async sweep(): Promise<void> {
    const { concurrency } = this.job;
    const room = Math.min(concurrency, this.breaker.availablePermits());
    const due = room > 0 ? await this.findDue(this.tools.clock.now(), room) : [];
    this.isMoreDue = due.length === concurrency;
    if (due.length > 0 && !(await this.enqueue(due))) this.workHere(due);
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
    const added = this.queue.addBulk(jobs);
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
      if (this.inFlight.has(id)) continue;
      this.isMoreDue ||= this.inFlight.size >= this.job.concurrency;
      if (this.hasEnded || this.inFlight.size >= this.job.concurrency) return;
      const done = this.workUnlessPaused(id)
        .catch((error: Error) => this.logger.warn(`${this.job.name}: ${error.message}`))
        .finally(() => {
          this.inFlight.delete(id);
          this.jobEnded();
        });
      this.inFlight.set(id, done);
    }
  }
}
