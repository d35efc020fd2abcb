import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../config/app-config';
import { CircuitBreaker } from '../../platform/background/circuit-breaker';
import { Clock } from '../../platform/clock/clock';
import type { SendOutcome } from './mail-sender';
import { pauseMs } from './mail-retry-policy';

/** For a mail that was let in. */
export interface Permit {
  /** It asks in the name of all whether the server is back. */
  isProbe: boolean;
}

/** Holds all mails back while the mail server is away: one mail now and then asks whether it is back. */
@Injectable()
export class MailServerBreaker extends CircuitBreaker {
  private isProbing = false;

  constructor(
    private readonly config: AppConfig,
    clock: Clock,
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

  /** Draws the conclusion from what came of a mail. */
  note(outcome: SendOutcome): void {
    if (outcome.kind === 'server-away') this.noteFailure();
    // Slow with one is no sign of being there for all; nor is what we found out without asking.
    else if (outcome.kind !== 'too-slow' && !('isOurs' in outcome && outcome.isOurs)) this.close();
  }

  protected pauseMs(failures: number): number {
    return pauseMs(failures, this.config.backgroundTimeScale);
  }
}
