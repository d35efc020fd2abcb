import { Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { Notifications } from '../../database/notifications';
import type { Clock } from '../clock/clock';
import { withinTime } from '../clock/within-time';
import type { DueJob, DueJobPayload } from './due-job';
import { repeat, type Repeated } from './repeat';

/** How often we look even where nobody has called. */
const everyMs = 5_000;
const shortestMs = 200;
/** Work that was handed out and never heard of again is handed out anew after this. */
const redeliverAfterMs = { usual: 30_000, least: 5_000 };

/** What is needed of BullMQ's queue. */
export interface DueQueue {
  on(event: 'error', listener: (error: Error) => void): unknown;
  getWaitingCount(): Promise<number>;
  addBulk(jobs: { name: string; data: DueJobPayload; opts: object }[]): Promise<object>;
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
 * Finds rows that are due, in PostgreSQL alone, and has their work done: by the queue's workers, or right here where
 * the queue is away. However empty the queue, whatever is due is found; and of a backlog no more is claimed than can be
 * begun with soon, since what waits in the queue for long is void by then.
 */
export abstract class DueSweep implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(this.constructor.name);
  private readonly waiting: (() => Promise<void>)[] = [];
  private readonly inHand = new Set<Promise<void>>();
  private rounds: Repeated | undefined;
  private hasEnded = false;
  private queueIsAwayUntil = 0;
  /** For all that we know: there was no room for it. */
  private isMoreDue = false;

  /** @param channel PostgreSQL's, by which whoever makes a row due wakes us */
  protected constructor(
    private readonly job: DueJob,
    private readonly channel: string,
    private readonly tools: SweepTools,
  ) {}

  /** Claims what is due, at most so many; it comes up again at `again` if nobody begins with it. */
  protected abstract claim(now: Date, again: Date, most: number): Promise<readonly { id: string }[]>;

  /** What is done about one row, by the queue's workers or right here. */
  abstract work(id: string, handedOutUntil: Date): Promise<void>;

  async onApplicationBootstrap(): Promise<void> {
    const { queue, notifications, timeScale } = this.tools;
    queue.on('error', (error) => this.logger.warn(`queue ${this.job.queue}: ${error.message}`));
    this.rounds = repeat(() => this.sweep(), {
      everyMs: Math.max(shortestMs, everyMs / timeScale),
      onError: (error) => this.logger.warn(error.message),
    });
    await notifications.listen(this.channel, {
      onNotification: () => this.wake(),
      onSilence: () => undefined,
      onListening: () => this.wake(),
    });
  }

  async onApplicationShutdown(): Promise<void> {
    this.hasEnded = true;
    await this.rounds?.stop();
    // What is not done by then comes due again elsewhere.
    await withinTime(Promise.all(this.inHand)).catch(() => undefined);
  }

  /** Looks now. */
  wake(): void {
    this.rounds?.wake();
  }

  /** Some work is done, here or by a worker beside us: there is room for more. */
  jobEnded(): void {
    if (this.isMoreDue) this.wake();
  }

  /** One round: hands out what is due now, as far as there is room. */
  async sweep(): Promise<void> {
    this.isMoreDue = true;
    for (;;) {
      const room = await this.room();
      if (room <= 0) return;
      const now = this.tools.clock.now();
      const again = new Date(now.getTime() + this.redeliverAfterMs);
      const due = await this.claim(now, again, room);
      if (due.length) await this.handOut(due, again);
      if (due.length < room) break;
    }
    this.isMoreDue = false;
  }

  /** How much work may be handed out: as much may wait as can be under way. */
  private async room(): Promise<number> {
    const here = this.job.concurrency - this.inHand.size - this.waiting.length;
    const queued = await this.whereQueueIs((queue) => queue.getWaitingCount());
    return Math.min(here, this.job.concurrency - (queued ?? 0));
  }

  /** @returns undefined where the queue is away: then it is left alone for a few seconds */
  private async whereQueueIs<Result>(ask: (queue: DueQueue) => Promise<Result>): Promise<Result | undefined> {
    if (Date.now() < this.queueIsAwayUntil) return undefined;
    try {
      return await withinTime(ask(this.tools.queue));
    } catch (error) {
      this.logger.warn(`queue ${this.job.queue}: ${(error as Error).message}; working without it`);
      this.queueIsAwayUntil = Date.now() + everyMs;
      return undefined;
    }
  }

  private get redeliverAfterMs(): number {
    return Math.max(redeliverAfterMs.least, redeliverAfterMs.usual / this.tools.timeScale);
  }

  private async handOut(due: readonly { id: string }[], until: Date): Promise<void> {
    const jobs = due.map(({ id }) => ({
      name: this.job.name,
      data: { id, handedOutUntil: until.toISOString() } satisfies DueJobPayload,
      opts: { removeOnComplete: true, removeOnFail: 100 },
    }));
    if (await this.whereQueueIs((queue) => queue.addBulk(jobs))) return;
    this.waiting.push(
      ...due.map(
        ({ id }) =>
          () =>
            this.work(id, until),
      ),
    );
    this.workHere();
  }

  private workHere(): void {
    while (!this.hasEnded && this.inHand.size < this.job.concurrency) {
      const work = this.waiting.shift();
      if (!work) return;
      const done = work()
        .catch((error: Error) => this.logger.warn(`${this.job.name}: ${error.message}`))
        .finally(() => {
          this.inHand.delete(done);
          this.workHere();
          this.jobEnded();
        });
      this.inHand.add(done);
    }
  }
}
