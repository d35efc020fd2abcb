import { InjectQueue } from '@nestjs/bullmq';
import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { Queue } from 'bullmq';
import { AppConfig } from '../config/app-config';
import { Notifications } from '../database/notifications';
import { Statements } from '../database/statements';
import { repeat, type Repeated } from '../platform/background/repeat';
import { Clock } from '../platform/clock/clock';
import { withinTime } from '../platform/clock/within-time';
import { claimDueAttempts } from './attempt-statements';
import { CheckPayment } from './check-payment';
import { checkPayment, type CheckPaymentPayload } from './jobs/check-payment.job';
import { paymentsDue } from './payments-due';
import { redeliverAfterMs } from './waiting-times';

/** How often we look for due attempts even where nobody has called. */
const everyMs = 5_000;
const shortestMs = 200;
const mostAtOnce = 50;

/**
 * Finds the attempts that are due, in PostgreSQL alone, and has them looked at: by the queue's workers, or right here
 * where the queue is away. However empty the queue, whatever is due is found.
 */
@Injectable()
export class PaymentSweep implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(PaymentSweep.name);
  private readonly inHand = new Set<Promise<void>>();
  private rounds: Repeated | undefined;

  constructor(
    @InjectQueue(checkPayment.queue) private readonly queue: Queue,
    private readonly payments: CheckPayment,
    private readonly statements: Statements,
    private readonly notifications: Notifications,
    private readonly config: AppConfig,
    private readonly clock: Clock,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    this.queue.on('error', (error) => this.logger.warn(`queue ${checkPayment.queue}: ${error.message}`));
    const rounds = repeat(() => this.sweep(), {
      everyMs: Math.max(shortestMs, everyMs / this.config.backgroundTimeScale),
      onError: (error) => this.logger.warn(`sweep: ${error.message}`),
    });
    this.rounds = rounds;
    await this.notifications.listen(paymentsDue, {
      onNotification: () => rounds.wake(),
      onSilence: () => undefined,
      onListening: () => rounds.wake(),
    });
  }

  async onApplicationShutdown(): Promise<void> {
    await this.rounds?.stop();
    // What is not done by then comes due again elsewhere.
    await withinTime(Promise.all(this.inHand)).catch(() => undefined);
  }

  /** One round: hands out all that is due now. */
  async sweep(): Promise<void> {
    for (;;) {
      const now = this.clock.now();
      const again = new Date(now.getTime() + redeliverAfterMs);
      const due = await this.statements.run<{ id: string }>(claimDueAttempts, [now, again, mostAtOnce]);
      if (due.length)
        await this.handOut(
          due.map(({ id }) => id),
          again,
        );
      if (due.length < mostAtOnce) return;
    }
  }

  private async handOut(attemptIds: readonly string[], until: Date): Promise<void> {
    const jobs = attemptIds.map((attemptId) => ({
      name: checkPayment.name,
      data: { attemptId, handedOutUntil: until.toISOString() } satisfies CheckPaymentPayload,
      opts: { removeOnComplete: true, removeOnFail: 100 },
    }));
    try {
      await withinTime(this.queue.addBulk(jobs));
    } catch (error) {
      this.logger.warn(`queue ${checkPayment.queue}: ${(error as Error).message}; looking without it`);
      for (const id of attemptIds) this.checkHere(id, until);
    }
  }

  private checkHere(attemptId: string, until: Date): void {
    const check = this.payments
      .check(attemptId, until)
      .catch((error: Error) => this.logger.warn(`${checkPayment.name}: ${error.message}`))
      .finally(() => this.inHand.delete(check));
    this.inHand.add(check);
  }
}
