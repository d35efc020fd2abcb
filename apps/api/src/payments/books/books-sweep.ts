import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../config/app-config';
import { Notifications } from '../../database/notifications';
import { Statements } from '../../database/statements';
import { PeriodicTask } from '../../platform/background/periodic-task';
import { Clock } from '../../platform/clock/clock';
import { readLondonDay } from '../../platform/clock/london-day';
import { ProviderBreaker } from '../provider/provider-breaker';
import { booksDue, claimDay, failDay } from './books-statements';
import { CompareBooks } from './compare-books';
import { nightBefore } from './night-before';

const everyMs = 10 * 60_000;
/** A day's books are a few pages; whoever has not read them by then is not there any more. */
const leaseMs = 10 * 60_000;
/** A day that could not be read is left alone for so long. */
const patienceMs = 30 * 60_000;

/**
 * Compares the provider's books every night, one day after the other and one call at a time. A day that cannot be read
 * holds the others up for nothing, and is read later; while the provider is away, all wait. Chargebacks of the day that
 * goes on are looked for in each round.
 */
@Injectable()
export class BooksSweep extends PeriodicTask {
  constructor(
    private readonly statements: Statements,
    private readonly books: CompareBooks,
    private readonly breaker: ProviderBreaker,
    private readonly clock: Clock,
    notifications: Notifications,
    { backgroundTimeScale: timeScale }: AppConfig,
  ) {
    super({ everyMs, timeScale, call: { channel: booksDue, notifications } });
  }

  async sweep(): Promise<void> {
    await this.compareDueDays();
    if (!this.hasEnded && this.breaker.availablePermits() > 0) await this.books.findChargebacks();
  }

  private async compareDueDays(): Promise<void> {
    while (!this.hasEnded && this.breaker.availablePermits() > 0) {
      const now = this.clock.now();
      const { today, since } = nightBefore(now);
      const values = [today, since, now, after(now, leaseMs)];
      const [claimed] = await this.statements.run<{ day: string }>(claimDay, values);
      const day = readLondonDay(claimed?.day ?? '');
      if (!claimed || !day) return;
      const failure = await this.books.compare(day).catch((error: Error) => error.message);
      if (failure === null) continue;
      this.logger.warn(`books of ${claimed.day}: ${failure}`);
      await this.statements.run(failDay, [claimed.day, failure, after(this.clock.now(), patienceMs)]);
    }
  }
}

const after = (at: Date, ms: number) => new Date(at.getTime() + ms);
