import { Injectable } from '@nestjs/common';
import { Clock } from '../clock/clock';
import { networkOf } from './network-of';
import { refuse, type RateLimit } from './rate-limits';

/** So many networks are remembered at once; the one that has been here longest is forgotten first. */
const mostCounters = 100_000;

/**
 * Limits of what is asked so often, and answered so quickly, that counting it in the database would cost more than the
 * answer: each process counts for itself. They keep a flood from the database and need not be exact to the last use.
 */
@Injectable()
export class InMemoryRateLimits {
  /** In the order in which their windows began. */
  private readonly counters = new Map<string, { uses: number; endsAt: Date }>();

  constructor(private readonly clock: Clock) {}

  /** Counts one use by whoever has this address. @throws AppError the limit's refusal, where there are none left */
  spend(limit: RateLimit, address: string): void {
    const now = this.clock.now();
    const key = `${limit.name} ${networkOf(address)}`;
    const counter = this.counters.get(key);
    if (!counter || counter.endsAt <= now) {
      this.counters.delete(key);
      this.forgetOld(now);
      this.counters.set(key, { uses: 1, endsAt: new Date(now.getTime() + limit.seconds * 1_000) });
      return;
    }
    counter.uses += 1;
    if (counter.uses > limit.max) refuse(limit, counter.endsAt, now);
  }

  private forgetOld(now: Date): void {
    for (const [key, { endsAt }] of this.counters) {
      if (endsAt > now && this.counters.size < mostCounters) return;
      this.counters.delete(key);
    }
  }
}
