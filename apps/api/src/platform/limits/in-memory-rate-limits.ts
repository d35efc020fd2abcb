import { Injectable } from '@nestjs/common';
import { Clock } from '../clock/clock';
import { networkOf } from './network-of';
import { throwLimitError, type RateLimit } from './rate-limits';

const maxCounters = 100_000;

/**
 * For limits that are checked so often that counting in the database would cost more than the response. Each process
 * counts for itself: enough to stop a flood, not exact.
 */
@Injectable()
export class InMemoryRateLimits {
  /** Ordered by the start of their windows. */
  private readonly counters = new Map<string, { uses: number; endsAt: Date }>();

  constructor(private readonly clock: Clock) {}

  /** Counts one use by a client's IP address. @throws AppError the limit's error */
  consume(limit: RateLimit, address: string): void {
    const now = this.clock.now();
    const key = `${limit.name} ${networkOf(address)}`;
    const counter = this.counters.get(key);
    if (!counter || counter.endsAt <= now) {
      this.counters.delete(key);
      this.deleteExpired(now);
      this.counters.set(key, { uses: 1, endsAt: new Date(now.getTime() + limit.seconds * 1_000) });
      return;
    }
    counter.uses += 1;
    if (counter.uses > limit.max) throwLimitError(limit, counter.endsAt, now);
  }

  private deleteExpired(now: Date): void {
    for (const [key, { endsAt }] of this.counters) {
      if (endsAt > now && this.counters.size < maxCounters) return;
      this.counters.delete(key);
    }
  }
}
