import type { Clock } from '../clock/clock';

/** One call may fail by chance. */
const enoughFailures = 2;

/**
 * Holds back all that needs somebody else's service while that is away: it is asked now and then, instead of by everyone
 * who waits. Once it answers, all may go at once.
 */
export abstract class CircuitBreaker {
  private failures = 0;
  private openUntilMs = 0;
  private readonly closeListeners: (() => void)[] = [];

  constructor(private readonly time: Pick<Clock, 'now'>) {}

  /** How long all wait, so many failures after the breaker opened. */
  protected abstract pauseMs(failures: number): number;

  /** Who is to be told when all may go again. */
  onClose(listener: () => void): void {
    this.closeListeners.push(listener);
  }

  get isClosed(): boolean {
    return this.openUntilMs === 0;
  }

  /** How many may go now: all, one to see whether the service is back, or none. */
  availablePermits(): number {
    if (this.isClosed) return Infinity;
    return this.nowMs < this.openUntilMs ? 0 : 1;
  }

  /** Those who were under way together have all met the same failure: it counts once. */
  protected noteFailure(): void {
    if (this.nowMs < this.openUntilMs) return;
    this.failures += 1;
    if (this.failures < enoughFailures) return;
    this.openUntilMs = this.nowMs + this.pauseMs(this.failures - enoughFailures);
  }

  /** The service has asked for it: no second failure is waited for. */
  protected openFor(ms: number): void {
    this.failures = Math.max(this.failures, enoughFailures);
    this.openUntilMs = Math.max(this.openUntilMs, this.nowMs + ms);
  }

  protected close(): void {
    const wasOpen = !this.isClosed;
    this.failures = 0;
    this.openUntilMs = 0;
    if (wasOpen) this.closeListeners.forEach((tell) => tell());
  }

  private get nowMs(): number {
    return this.time.now().getTime();
  }
}
