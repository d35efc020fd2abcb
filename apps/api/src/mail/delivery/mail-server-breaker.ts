import { Injectable } from '@nestjs/common';
import type { AlertReason } from '@app/mails';
import { AppConfig } from '../../config/app-config';
import { CircuitBreaker } from '../../platform/background/circuit-breaker';
import { Clock } from '../../platform/clock/clock';
import { mailServerTrouble } from '../../platform/metrics/metrics';
import { isServerFailure, type SendOutcome, type ServerFailure, type ServerTrouble } from './mail-sender';
import { correctionPauseMs, pauseMs } from './mail-retry-policy';

/** For a mail that was let in. */
export interface Permit {
  /** It asks in the name of all whether the server is back. */
  isProbe: boolean;
}

/** Recipients at so many domains rejected in a row, and it is not their addresses that are wrong. */
const enoughRejected = 3;

const minute = 60_000;

/** How long a trouble lasts before the team is told. What does not end by itself is told at once. */
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
  /** A check cannot see all that a mail meets. */
  foundBy: 'mail' | 'check';
}

/** Holds all mails back while the mail server takes none: one mail now and then asks whether that has changed. */
@Injectable()
export class MailServerBreaker extends CircuitBreaker {
  private isProbing = false;
  private failing: Failing | undefined;
  /** The domains of recipients that were rejected since a mail was last sent. */
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

  /** Lets a mail go now, or not (null). Whoever is let in leaves with the permit. */
  enter(): Permit | null {
    const room = this.availablePermits();
    if (!room) return null;
    const isProbe = room === 1;
    if (isProbe) this.isProbing = true;
    return { isProbe };
  }

  leave({ isProbe }: Permit): void {
    if (isProbe) this.isProbing = false;
  }

  /**
   * Draws the conclusion from what came of a mail.
   * @returns what came of it, seen together with the mails before it: where everybody is rejected, this one is not lost
   */
  note(outcome: SendOutcome, to: string): SendOutcome {
    if (outcome.kind === 'sent') this.rejected.clear();
    else if (outcome.kind === 'refused' && !outcome.isOurs) {
      this.rejected.add(to.slice(to.lastIndexOf('@') + 1).toLowerCase());
      if (this.rejected.size >= enoughRejected)
        return this.fail({ ...outcome, kind: 'all-rejected' }, 'mail');
    }
    if (isServerFailure(outcome)) return this.fail(outcome, 'mail');
    // Slow with one is no sign of being there for all; nor is what we found out without asking.
    if (outcome.kind !== 'too-slow' && !('isOurs' in outcome && outcome.isOurs)) this.recover();
    return outcome;
  }

  /** Draws the conclusion from a connection without a mail. What a mail has met only another mail can find gone. */
  noteCheck(found: ServerFailure | null): void {
    if (found) this.fail(found, 'check');
    else if (this.failing?.foundBy !== 'mail') this.recover();
  }

  /** Why mails are held back at this moment; null: they are not. */
  get trouble(): ServerTrouble | null {
    return this.isClosed ? null : (this.failing?.kind ?? null);
  }

  /** What the team should know; null: nothing. */
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
    const goesOn = this.failing?.kind === kind ? this.failing : undefined;
    const sinceMs = goesOn?.sinceMs ?? this.clock.now().getTime();
    this.failing = { kind, reason, sinceMs, foundBy: goesOn?.foundBy === 'mail' ? 'mail' : foundBy };
    mailServerTrouble.reset();
    mailServerTrouble.set({ kind }, 1);
    if (kind === 'login-rejected' || kind === 'certificate-rejected')
      this.openFor(correctionPauseMs(this.config.backgroundTimeScale));
    else this.noteFailure();
    return failure;
  }

  private recover(): void {
    this.failing = undefined;
    mailServerTrouble.reset();
    this.close();
  }
}
