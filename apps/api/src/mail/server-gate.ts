import { Injectable } from '@nestjs/common';
import { AppConfig } from '../config/app-config';
import { Clock } from '../platform/clock/clock';
import type { SendOutcome } from './mail-sender';
import { pauseMs } from './waiting-times';

/** One connection may break by chance, or because of one mail. */
const enoughFailures = 2;

/** For a mail that was let in. */
export interface Pass {
  /** It asks in the name of all whether the server is back. */
  isProbe: boolean;
}

/**
 * Holds all mails back while the mail server is away, so that it is asked by one mail now and then instead of each
 * mail finding out by itself. Once it answers, all may go at once.
 */
@Injectable()
export class ServerGate {
  private failures = 0;
  private shutUntilMs = 0;
  private isProbing = false;
  private opened: () => void = () => undefined;

  constructor(
    private readonly config: AppConfig,
    private readonly clock: Clock,
  ) {}

  /** Who is to be told when mails may go again. */
  onOpen(opened: () => void): void {
    this.opened = opened;
  }

  get isOpen(): boolean {
    return this.shutUntilMs === 0;
  }

  /** When a mail that was held back should ask again. */
  get asksAgainAt(): Date {
    return new Date(Math.max(this.shutUntilMs, this.nowMs + pauseMs(0, this.config.backgroundTimeScale)));
  }

  /** How many mails may go now: all, one to see whether the server is back, or none. */
  room(): number {
    if (this.isOpen) return Infinity;
    return this.isProbing || this.nowMs < this.shutUntilMs ? 0 : 1;
  }

  /** Lets a mail go now, or not (null). Whoever is let in leaves with the pass. */
  enter(): Pass | null {
    const room = this.room();
    if (!room) return null;
    const isProbe = room === 1;
    if (isProbe) this.isProbing = true;
    return { isProbe };
  }

  leave({ isProbe }: Pass): void {
    if (isProbe) this.isProbing = false;
  }

  /** Draws the conclusion from what came of a mail. */
  note(outcome: SendOutcome): void {
    if (outcome.kind === 'server-away') this.noteFailure();
    // Slow with one is no sign of being there for all; nor is what we found out without asking.
    else if (outcome.kind !== 'too-slow' && !('isOurs' in outcome && outcome.isOurs)) this.open();
  }

  private noteFailure(): void {
    // Those who were under way together have all met the same failure.
    if (this.nowMs < this.shutUntilMs) return;
    this.failures += 1;
    if (this.failures < enoughFailures) return;
    const pause = pauseMs(this.failures - enoughFailures, this.config.backgroundTimeScale);
    this.shutUntilMs = this.nowMs + pause;
  }

  private open(): void {
    const wasShut = !this.isOpen;
    this.failures = 0;
    this.shutUntilMs = 0;
    if (wasShut) this.opened();
  }

  private get nowMs(): number {
    return this.clock.now().getTime();
  }
}
