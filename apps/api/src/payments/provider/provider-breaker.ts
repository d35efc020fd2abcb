import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../config/app-config';
import { CircuitBreaker } from '../../platform/background/circuit-breaker';
import { Clock } from '../../platform/clock/clock';
import type { InconclusiveResult } from './card-payments';

/** Used if the provider limits our calls without a Retry-After header. */
const defaultRetryAfterMs = 30_000;

export const retryAfterMsOf = (result: Result): number | null =>
  isInconclusive(result) && result.kind === 'rate-limited'
    ? (result.retryAfterMs ?? defaultRetryAfterMs)
    : null;

type Result = InconclusiveResult | { kind: string };

const second = 1_000;
const minute = 60 * second;

const minPauseMs = 5 * second;
const maxPauseMs = minute;

const reportAfterMs = 15 * minute;
/** A failure is forgotten if no call of its kind has been made for this long. */
const staleMs = 60 * minute;

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
  since: number;
  last: number;
  trouble: ProviderTrouble;
}

/** Pauses background work while the provider is down or limits us. A call that has failed for a quarter of an hour is reported as trouble. */
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
    const trouble = problemOf(result);
    if (trouble) {
      const now = this.clock.now().getTime();
      this.failingCalls.set(call, { since: this.failingCalls.get(call)?.since ?? now, last: now, trouble });
    } else this.failingCalls.delete(call);

    const retryAfterMs = retryAfterMsOf(result);
    if (retryAfterMs !== null) this.openFor(this.scaled(retryAfterMs));
    else if (result.kind === 'unavailable') this.recordFailure();
    // Even a rejected key shows that the provider is up.
    else this.close();
  }

  get alert(): ProviderTrouble | null {
    const now = this.clock.now().getTime();
    const longestFailure = [...this.failingCalls.values()].find(
      ({ since, last }) => now - since >= this.scaled(reportAfterMs) && now - last < this.scaled(staleMs),
    );
    return longestFailure?.trouble ?? null;
  }

  protected pauseMs(failures: number): number {
    return this.scaled(Math.min(maxPauseMs, minPauseMs * 2 ** Math.min(failures, 10)));
  }

  private scaled(ms: number): number {
    return ms / this.config.backgroundTimeScale;
  }
}

function problemOf(result: Result): ProviderTrouble | null {
  if (!isInconclusive(result)) return null;
  switch (result.kind) {
    case 'unauthorised':
      return { kind: accountProblems[result.wrongAccount ?? 'key'], detail: null };
    case 'unavailable':
      return {
        kind: result.isBlocked ? 'card-provider-blocks' : 'card-provider-away',
        detail: result.reason,
      };
    case 'rate-limited':
      return { kind: 'card-provider-away', detail: 'It limits our requests (HTTP 429).' };
  }
}

const accountProblems = {
  key: 'card-provider-refuses',
  sandbox: 'card-provider-sandbox',
  real: 'card-provider-not-sandbox',
} as const;

const isInconclusive = (result: Result): result is InconclusiveResult =>
  ['unauthorised', 'unavailable', 'rate-limited'].includes(result.kind);
