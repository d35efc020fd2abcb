import { Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { Queue } from 'bullmq';
import type { Notifications } from '../../database/notifications';
import type { Clock } from '../clock/clock';
import { withinTime } from '../clock/within-time';
import type { DueJob, DueJobPayload } from './due-job';
import { repeat, type Repeated } from './repeat';

/** How often we look even where nobody has called. */
const everyMs = 5_000;
const shortestMs = 200;
const mostAtOnce = 50;
/** Work that was handed out and never heard of again is handed out anew after this. */
const redeliverAfterMs = { usual: 30_000, least: 5_000 };

/** What every sweep needs. */
export interface SweepTools {
  queue: Queue;
  notifications: Notifications;
  clock: Clock;
  /** Divides the waiting times, for tests. */
  timeScale: number;
}

/**
 * Finds rows that are due, in PostgreSQL alone, and has their work done: by the queue's workers, or right here where
 * the queue is away. However empty the queue, whatever is due is found.
 */
export abstract class DueSweep implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(this.constructor.name);
  private readonly waiting: (() => Promise<void>)[] = [];
  private readonly inHand = new Set<Promise<void>>();
  private rounds: Repeated | undefined;
  private hasEnded = false;

  /** @param channel PostgreSQL's, by which whoever makes a row due wakes us */
  protected constructor(
    private readonly job: DueJob,
    private readonly channel: string,
    private readonly tools: SweepTools,
  ) {}

  /** Claims what is due, at most so many; it comes up again at `again` if nobody begins with it. */
  protected abstract claim(now: Date, again: Date, most: number): Promise<readonly { id: string }[]>;

  /** What the queue's workers do, for when there is no queue. */
  protected abstract work(id: string, handedOutUntil: Date): Promise<void>;

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

  /** One round: hands out all that is due now. */
  async sweep(): Promise<void> {
    for (;;) {
      const now = this.tools.clock.now();
      const again = new Date(now.getTime() + this.redeliverAfterMs);
      const due = await this.claim(now, again, mostAtOnce);
      if (due.length) await this.handOut(due, again);
      if (due.length < mostAtOnce) return;
    }
  }

  private get redeliverAfterMs(): number {
    return Math.max(redeliverAfterMs.least, redeliverAfterMs.usual / this.tools.timeScale);
  }

  private async handOut(due: readonly { id: string }[], until: Date): Promise<void> {
    const { queue, name } = this.job;
    const jobs = due.map(({ id }) => ({
      name,
      data: { id, handedOutUntil: until.toISOString() } satisfies DueJobPayload,
      opts: { removeOnComplete: true, removeOnFail: 100 },
    }));
    try {
      await withinTime(this.tools.queue.addBulk(jobs));
    } catch (error) {
      this.logger.warn(`queue ${queue}: ${(error as Error).message}; working without it`);
      this.waiting.push(
        ...due.map(
          ({ id }) =>
            () =>
              this.work(id, until),
        ),
      );
      this.workHere();
    }
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
        });
      this.inHand.add(done);
    }
  }
}
