import type { Clock } from '../clock/clock';

/** A single failure may be chance. */
const failureThreshold = 2;

/**
 * Pauses calls to an external service while it is down. Only one call at a time probes it; once it answers, all calls
 * go through again.
 */
export abstract class CircuitBreaker {
  private failures = 0;
  private openUntilMs = 0;
  private readonly closeListeners: (() => void)[] = [];

  constructor(private readonly time: Pick<Clock, 'now'>) {}

  /** How long to pause, by the failures since the breaker opened. */
  protected abstract pauseMs(failures: number): number;

  onClose(listener: () => void): void {
    this.closeListeners.push(listener);
  }

  get isClosed(): boolean {
    return this.openUntilMs === 0;
  }

  /** How many calls may be made now: all, one as a probe, or none. */
  availablePermits(): number {
    if (this.isClosed) return Infinity;
    return this.nowMs < this.openUntilMs ? 0 : 1;
  }

  /** Calls in flight at the same time fail together, which counts as one failure. */
  protected recordFailure(): void {
    if (this.nowMs < this.openUntilMs) return;
    this.failures += 1;
    if (this.failures < failureThreshold) return;
    this.openUntilMs = this.nowMs + this.pauseMs(this.failures - failureThreshold);
  }

  /** Opens at once, without a second failure: the service asked for the pause. */
  protected openFor(ms: number): void {
    this.failures = Math.max(this.failures, failureThreshold);
    this.openUntilMs = Math.max(this.openUntilMs, this.nowMs + ms);
  }

  protected close(): void {
    const wasOpen = !this.isClosed;
    this.failures = 0;
    this.openUntilMs = 0;
    if (wasOpen) this.closeListeners.forEach((notify) => notify());
  }

  private get nowMs(): number {
    return this.time.now().getTime();
  }
}
