import { Injectable } from '@nestjs/common';
import type { AlertKind } from '@app/mails';
import { AppConfig } from '../../config/app-config';
import { CircuitBreaker } from '../../platform/background/circuit-breaker';
import { Clock } from '../../platform/clock/clock';
import { mailServerTrouble } from '../../platform/metrics/metrics';
import { isServerFailure, type SendOutcome, type ServerFailure, type ServerTrouble } from './mail-sender';
import { correctionPauseMs, pauseMs } from './mail-retry-policy';

/** Allows one mail to be sent. */
interface Permit {
  /** This mail tests whether the server works again. */
  isProbe: boolean;
}

/** If recipients at this many domains are rejected in a row, the recipients are not the cause. */
const maxRejectedDomains = 3;

const minute = 60_000;

/** How long trouble lasts before the team is alerted; 0 if it cannot end by itself. */
const alertAfterMs: Record<ServerTrouble, number> = {
  'login-rejected': 0,
  'certificate-rejected': 0,
  'all-rejected': 3 * minute,
  'server-unreachable': 15 * minute,
};

interface OngoingFailure {
  kind: ServerTrouble;
  reason: string;
  sinceMs: number;
  /** A check sends no mail, so it does not find all trouble. */
  foundBy: 'mail' | 'check';
}

/** Pauses all mails while the mail server accepts none. Meanwhile, single mails test whether it works again. */
@Injectable()
export class MailServerBreaker extends CircuitBreaker {
  private isProbing = false;
  private ongoingFailure: OngoingFailure | undefined;
  /** Recipient domains rejected since the last mail was sent. */
  private readonly rejectedDomains = new Set<string>();

  constructor(
    private readonly config: AppConfig,
    private readonly clock: Clock,
  ) {
    super(clock);
  }

  override availablePermits(): number {
    return this.isProbing && !this.isClosed ? 0 : super.availablePermits();
  }

  /** The caller must pass the permit to `leave` afterwards. @returns null if no mail may be sent now */
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
   * @returns the outcome; if all recipients are rejected, one that lets this mail be retried
   */
  recordOutcome(outcome: SendOutcome, to: string): SendOutcome {
    if (outcome.kind === 'sent') this.rejectedDomains.clear();
    else if (outcome.kind === 'rejected' && !outcome.rejectedLocally) {
      this.rejectedDomains.add(to.slice(to.lastIndexOf('@') + 1).toLowerCase());
      if (this.rejectedDomains.size >= maxRejectedDomains)
        return this.fail({ ...outcome, kind: 'all-rejected' }, 'mail');
    }
    if (isServerFailure(outcome)) return this.fail(outcome, 'mail');
    // Neither a slow recipient nor our own check proves that the server works.
    if (outcome.kind !== 'too-slow' && !('rejectedLocally' in outcome && outcome.rejectedLocally))
      this.recover();
    return outcome;
  }

  /** Records the outcome of a check. Trouble found by a mail can only be cleared by another mail. */
  recordCheck(failure: ServerFailure | null): void {
    if (failure) this.fail(failure, 'check');
    else if (this.ongoingFailure?.foundBy !== 'mail') this.recover();
  }

  /** Why mails are paused, or null. */
  get trouble(): ServerTrouble | null {
    return this.isClosed ? null : (this.ongoingFailure?.kind ?? null);
  }

  /** What the team should know, or null. */
  get alert(): { kind: AlertKind; detail: string } | null {
    if (!this.ongoingFailure) return null;
    const { kind, reason, sinceMs } = this.ongoingFailure;
    const isLasting =
      this.clock.now().getTime() - sinceMs >= alertAfterMs[kind] / this.config.backgroundTimeScale;
    return isLasting ? { kind: `mail-${kind}`, detail: reason } : null;
  }

  protected pauseMs(failures: number): number {
    return pauseMs(failures, this.config.backgroundTimeScale);
  }

  private fail(failure: ServerFailure, foundBy: OngoingFailure['foundBy']): ServerFailure {
    const { kind, reason } = failure;
    const ongoing = this.ongoingFailure?.kind === kind ? this.ongoingFailure : undefined;
    const sinceMs = ongoing?.sinceMs ?? this.clock.now().getTime();
    this.ongoingFailure = { kind, reason, sinceMs, foundBy: ongoing?.foundBy === 'mail' ? 'mail' : foundBy };
    mailServerTrouble.reset();
    mailServerTrouble.set({ kind }, 1);
    if (kind === 'login-rejected' || kind === 'certificate-rejected')
      this.openFor(correctionPauseMs(this.config.backgroundTimeScale));
    else this.recordFailure();
    return failure;
  }

  private recover(): void {
    this.ongoingFailure = undefined;
    mailServerTrouble.reset();
    this.close();
  }
}
