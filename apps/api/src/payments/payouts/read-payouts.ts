import { Injectable } from '@nestjs/common';
import { BackgroundTools, PeriodicTask } from '../../platform/background/periodic-task';
import { londonDateOf } from '../../platform/clock/london-day';
import { setStoredPayoutsAside } from '../bank-statements/set-payouts-aside';
import { CardPayments } from '../provider/card-payments';
import { ProviderBreaker } from '../provider/provider-breaker';
import { recordPayouts } from './record-payouts';

const minuteMs = 60_000;
const readAgainAfterMs = 6 * 60 * minuteMs;

/** Two weeks before the newest known payout, because deductions may be listed late. Without a payout: the oldest card payment. */
const readSinceSql = `
  SELECT coalesce(
    (SELECT to_char(max(paid_on)::date - 14, 'YYYY-MM-DD') FROM payout_entry),
    (SELECT to_char(min(moved_at) AT TIME ZONE 'Europe/London', 'YYYY-MM-DD')
     FROM ledger_entry WHERE method IN ('card-online', 'card-counter'))) AS since`;

/** Reads the card provider's payouts to the bank every six hours. */
@Injectable()
export class ReadPayouts extends PeriodicTask {
  /** How often to try again while the provider does not respond. */
  protected readonly everyMs = 10 * minuteMs;
  private readAt: Date | null = null;

  constructor(
    tools: BackgroundTools,
    private readonly cards: CardPayments,
    private readonly breaker: ProviderBreaker,
  ) {
    super(tools);
  }

  async sweep(): Promise<void> {
    const now = this.clock.now();
    if (this.readAt && now.getTime() - this.readAt.getTime() < readAgainAfterMs / this.timeScale) return;
    if (this.breaker.availablePermits() === 0) return;
    const [{ since } = { since: null }] = await this.statements.run<{ since: string | null }>(readSinceSql);
    if (since === null) return;
    const payouts = await this.cards.listPayouts(since, londonDateOf(now));
    this.breaker.recordResult('payouts', payouts);
    if (payouts.kind !== 'ok') return;
    await this.statements.transaction(async (tx) => {
      await recordPayouts(tx, payouts.entries, now);
      await setStoredPayoutsAside(tx);
    });
    this.readAt = now;
  }
}
