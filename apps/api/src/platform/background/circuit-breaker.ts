import type { Clock } from '../clock/clock';

/** One call may fail by chance. */
const enoughFailures = 2;

/**
 * Holds back all that needs somebody else's service while that is away: it is asked now and then, instead of by everyone
 * who waits. Once it answers, all may go at once.
 */
export abstract class CircuitBreaker {
  private failures = 0;
  private shutUntilMs = 0;
  private readonly opened: (() => void)[] = [];

  constructor(private readonly time: Pick<Clock, 'now'>) {}

  /** How long all wait, so many failures after the breaker was shut. */
  protected abstract pauseMs(failures: number): number;

  /** Who is to be told when all may go again. */
  onOpen(opened: () => void): void {
    this.opened.push(opened);
  }

  get isOpen(): boolean {
    return this.shutUntilMs === 0;
  }

  /** When whoever was held back should ask again. */
  get asksAgainAt(): Date {
    return new Date(Math.max(this.shutUntilMs, this.nowMs + this.pauseMs(0)));
  }

  /** How many may go now: all, one to see whether the service is back, or none. */
  room(): number {
    if (this.isOpen) return Infinity;
    return this.nowMs < this.shutUntilMs ? 0 : 1;
  }

  /** Those who were under way together have all met the same failure: it counts once. */
  protected noteFailure(): void {
    if (this.nowMs < this.shutUntilMs) return;
    this.failures += 1;
    if (this.failures < enoughFailures) return;
    this.shutUntilMs = this.nowMs + this.pauseMs(this.failures - enoughFailures);
  }

  /** The service has asked for it: no second failure is waited for. */
  protected shutFor(ms: number): void {
    this.failures = Math.max(this.failures, enoughFailures);
    this.shutUntilMs = Math.max(this.shutUntilMs, this.nowMs + ms);
  }

  protected open(): void {
    const wasShut = !this.isOpen;
    this.failures = 0;
    this.shutUntilMs = 0;
    if (wasShut) this.opened.forEach((tell) => tell());
  }

  private get nowMs(): number {
    return this.time.now().getTime();
  }
}
