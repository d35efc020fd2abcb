import { Injectable } from '@nestjs/common';
import type { AlertReason } from '@app/mails';
import { AppConfig } from '../../config/app-config';
import { CircuitBreaker } from '../../platform/background/circuit-breaker';
import { Clock } from '../../platform/clock/clock';
import { mailServerTrouble } from '../../platform/metrics/metrics';
import { isServerFailure, type SendOutcome, type ServerFailure, type ServerTrouble } from './mail-sender';
import { correctionPauseMs, pauseMs } from './mail-retry-policy';

/** Allows one mail to be sent. */
export interface Permit {
  /** The one mail that tests whether the server is back. */
  isProbe: boolean;
}

/** If recipients at so many domains are rejected in a row, the cause is not their addresses. */
const enoughRejected = 3;

const minute = 60_000;

/** How long trouble lasts before the team is alerted; at once if it cannot end by itself. */
const alertAfterMs: Record<ServerTrouble, number> = {
  'login-rejected': 0,
  'certificate-rejected': 0,
  'all-rejected': 3 * minute,
  'server-away': 15 * minute,
};

interface Failing {
  kind: ServerTrouble;
  reason: string;
  sinceMs: number;
  /** A check without a mail cannot see everything. */
  foundBy: 'mail' | 'check';
}

/** Pauses all mails while the mail server accepts none; single mails probe it. */
@Injectable()
export class MailServerBreaker extends CircuitBreaker {
  private isProbing = false;
  private failing: Failing | undefined;
  /** Recipient domains rejected since the last mail was sent. */
  private readonly rejected = new Set<string>();

  constructor(
    private readonly config: AppConfig,
    private readonly clock: Clock,
  ) {
    super(clock);
  }

  override availablePermits(): number {
    return this.isProbing && !this.isClosed ? 0 : super.availablePermits();
  }

  /** Null: not now. The caller must `leave` with the permit. */
  enter(): Permit | null {
    const permits = this.availablePermits();
    if (!permits) return null;
    const isProbe = permits === 1;
    if (isProbe) this.isProbing = true;
    return { isProbe };
  }

  leave({ isProbe }: Permit): void {
    if (isProbe) this.isProbing = false;
  }

  /**
   * Records the outcome of a mail.
   * @returns the outcome in view of earlier mails: if everybody is rejected, this mail is not lost
   */
  recordOutcome(outcome: SendOutcome, to: string): SendOutcome {
    if (outcome.kind === 'sent') this.rejected.clear();
    else if (outcome.kind === 'refused' && !outcome.isOurs) {
      this.rejected.add(to.slice(to.lastIndexOf('@') + 1).toLowerCase());
      if (this.rejected.size >= enoughRejected)
        return this.fail({ ...outcome, kind: 'all-rejected' }, 'mail');
    }
    if (isServerFailure(outcome)) return this.fail(outcome, 'mail');
    // A slow recipient does not prove that the server works; nor does our own check.
    if (outcome.kind !== 'too-slow' && !('isOurs' in outcome && outcome.isOurs)) this.recover();
    return outcome;
  }

  /** Records the outcome of a check. Trouble found by a mail can only be cleared by another mail. */
  recordCheck(found: ServerFailure | null): void {
    if (found) this.fail(found, 'check');
    else if (this.failing?.foundBy !== 'mail') this.recover();
  }

  /** Why mails are paused, or null. */
  get trouble(): ServerTrouble | null {
    return this.isClosed ? null : (this.failing?.kind ?? null);
  }

  /** What the team should know, or null. */
  get alert(): { reason: AlertReason; detail: string } | null {
    if (!this.failing) return null;
    const { kind, reason, sinceMs } = this.failing;
    const isLasting =
      this.clock.now().getTime() - sinceMs >= alertAfterMs[kind] / this.config.backgroundTimeScale;
    return isLasting ? { reason: `mail-${kind}`, detail: reason } : null;
  }

  protected pauseMs(failures: number): number {
    return pauseMs(failures, this.config.backgroundTimeScale);
  }

  private fail(failure: ServerFailure, foundBy: Failing['foundBy']): ServerFailure {
    const { kind, reason } = failure;
    const ongoing = this.failing?.kind === kind ? this.failing : undefined;
    const sinceMs = ongoing?.sinceMs ?? this.clock.now().getTime();
    this.failing = { kind, reason, sinceMs, foundBy: ongoing?.foundBy === 'mail' ? 'mail' : foundBy };
    mailServerTrouble.reset();
    mailServerTrouble.set({ kind }, 1);
    if (kind === 'login-rejected' || kind === 'certificate-rejected')
      this.openFor(correctionPauseMs(this.config.backgroundTimeScale));
    else this.recordFailure();
    return failure;
  }

  private recover(): void {
    this.failing = undefined;
    mailServerTrouble.reset();
    this.close();
  }
}
