import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../config/app-config';
import { CircuitBreaker } from '../../platform/background/circuit-breaker';
import { Clock } from '../../platform/clock/clock';
import type { NoAnswer } from './card-payments';

/** If the provider limits our calls without a Retry-After. */
const defaultRetryAfterMs = 30_000;

export const retryAfterMsOf = (result: NoAnswer | { kind: string }): number | null =>
  isNoAnswer(result) && result.kind === 'rate-limited' ? (result.retryAfterMs ?? defaultRetryAfterMs) : null;

const second = 1_000;
const minute = 60 * second;

const minPauseMs = 5 * second;
const maxPauseMs = minute;

const troubleMs = 15 * minute;
/** An older failure without a call since says nothing about now. */
const staleMs = 60 * minute;

export type ProviderCall = 'read' | 'refund' | 'merchant' | 'history';

type Outcome = NoAnswer | { kind: string };

export interface ProviderTrouble {
  reason:
    | 'card-provider-away'
    | 'card-provider-blocks'
    | 'card-provider-refuses'
    | 'card-provider-sandbox'
    | 'card-provider-not-sandbox';
  detail: string | null;
}

interface Failing {
  since: number;
  last: number;
  trouble: ProviderTrouble;
}

/** Pauses background work while the provider is down or limits us. A call that has failed for a quarter of an hour is reported as trouble. */
@Injectable()
export class ProviderBreaker extends CircuitBreaker {
  private readonly failing = new Map<ProviderCall, Failing>();

  constructor(
    private readonly config: AppConfig,
    private readonly clock: Clock,
  ) {
    super(clock);
  }

  note(call: ProviderCall, outcome: Outcome): void {
    const trouble = troubleIn(outcome);
    if (trouble) {
      const now = this.clock.now().getTime();
      this.failing.set(call, { since: this.failing.get(call)?.since ?? now, last: now, trouble });
    } else this.failing.delete(call);

    const retryAfterMs = retryAfterMsOf(outcome);
    if (retryAfterMs !== null) this.openFor(this.scaled(retryAfterMs));
    else if (outcome.kind === 'unavailable') this.recordFailure();
    // A refused key is an answer: the provider is up.
    else this.close();
  }

  get trouble(): ProviderTrouble | null {
    const now = this.clock.now().getTime();
    const lasting = [...this.failing.values()].find(
      ({ since, last }) => now - since >= this.scaled(troubleMs) && now - last < this.scaled(staleMs),
    );
    return lasting?.trouble ?? null;
  }

  protected pauseMs(failures: number): number {
    return this.scaled(Math.min(maxPauseMs, minPauseMs * 2 ** Math.min(failures, 10)));
  }

  private scaled(ms: number): number {
    return ms / this.config.backgroundTimeScale;
  }
}

function troubleIn(outcome: Outcome): ProviderTrouble | null {
  if (!isNoAnswer(outcome)) return null;
  switch (outcome.kind) {
    case 'unauthorised':
      return { reason: refusals[outcome.wrongAccount ?? 'key'], detail: null };
    case 'unavailable':
      return {
        reason: outcome.isBlocked ? 'card-provider-blocks' : 'card-provider-away',
        detail: outcome.reason,
      };
    case 'rate-limited':
      return { reason: 'card-provider-away', detail: 'It asks for patience (HTTP 429).' };
  }
}

const refusals = {
  key: 'card-provider-refuses',
  sandbox: 'card-provider-sandbox',
  real: 'card-provider-not-sandbox',
} as const;

const isNoAnswer = (outcome: Outcome): outcome is NoAnswer =>
  ['unauthorised', 'unavailable', 'rate-limited'].includes(outcome.kind);
