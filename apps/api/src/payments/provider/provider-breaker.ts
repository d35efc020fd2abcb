import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../config/app-config';
import { CircuitBreaker } from '../../platform/background/circuit-breaker';
import { Clock } from '../../platform/clock/clock';
import type { InconclusiveResult } from './card-payments';

/** Used if the provider limits our requests without sending a Retry-After header. */
const defaultRetryAfterMs = 30_000;

export const retryAfterMsOf = (result: Result): number | null =>
  isInconclusive(result) && result.kind === 'rate-limited'
    ? (result.retryAfterMs ?? defaultRetryAfterMs)
    : null;

type Result = InconclusiveResult | { kind: string };

const secondMs = 1_000;
const minuteMs = 60 * secondMs;

const minPauseMs = 5 * secondMs;
const maxPauseMs = minuteMs;

const reportAfterMs = 15 * minuteMs;
/** A failure is no longer reported if no call of its kind was made for this long. */
const staleMs = 60 * minuteMs;

type ProviderCall = 'read' | 'refund' | 'merchant' | 'history' | 'payouts';

interface ProviderTrouble {
  kind:
    | 'card-provider-away'
    | 'card-provider-blocks'
    | 'card-provider-refuses'
    | 'card-provider-sandbox'
    | 'card-provider-not-sandbox';
  detail: string | null;
}

interface FailingCall {
  sinceMs: number;
  lastMs: number;
  trouble: ProviderTrouble;
}

/** Pauses background work while the provider is down or limits our requests. Staff are alerted if a call has failed for a quarter of an hour. */
@Injectable()
export class ProviderBreaker extends CircuitBreaker {
  private readonly failingCalls = new Map<ProviderCall, FailingCall>();

  constructor(
    private readonly config: AppConfig,
    private readonly clock: Clock,
  ) {
    super(clock);
  }

  recordResult(call: ProviderCall, result: Result): void {
    const trouble = troubleOf(result);
    if (trouble) {
      const nowMs = this.clock.now().getTime();
      const sinceMs = this.failingCalls.get(call)?.sinceMs ?? nowMs;
      this.failingCalls.set(call, { sinceMs, lastMs: nowMs, trouble });
    } else {
      this.failingCalls.delete(call);
    }

    const retryAfterMs = retryAfterMsOf(result);
    if (retryAfterMs !== null) this.openFor(this.scaled(retryAfterMs));
    else if (result.kind === 'unavailable') this.recordFailure();
    // Even a rejected key shows that the provider is up.
    else this.close();
  }

  get alert(): ProviderTrouble | null {
    const nowMs = this.clock.now().getTime();
    const reportedFailure = [...this.failingCalls.values()].find(
      ({ sinceMs, lastMs }) =>
        nowMs - sinceMs >= this.scaled(reportAfterMs) && nowMs - lastMs < this.scaled(staleMs),
    );
    return reportedFailure?.trouble ?? null;
  }

  protected pauseMs(failures: number): number {
    return this.scaled(Math.min(maxPauseMs, minPauseMs * 2 ** Math.min(failures, 10)));
  }

  private scaled(ms: number): number {
    return ms / this.config.backgroundTimeScale;
  }
}

function troubleOf(result: Result): ProviderTrouble | null {
  if (!isInconclusive(result)) return null;
  switch (result.kind) {
    case 'unauthorised':
      return { kind: accountTroubles[result.wrongAccount ?? 'key'], detail: null };
    case 'unavailable':
      return {
        kind: result.isBlocked ? 'card-provider-blocks' : 'card-provider-away',
        detail: result.reason,
      };
    case 'rate-limited':
      return { kind: 'card-provider-away', detail: 'It limits our requests (HTTP 429).' };
  }
}

const accountTroubles = {
  key: 'card-provider-refuses',
  sandbox: 'card-provider-sandbox',
  real: 'card-provider-not-sandbox',
} as const;

const isInconclusive = (result: Result): result is InconclusiveResult =>
  ['unauthorised', 'unavailable', 'rate-limited'].includes(result.kind);
