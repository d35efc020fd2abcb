import { Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { Notifications } from '../../database/notifications';

const shortestMs = 200;

interface Rhythm {
  /** How often it is done even where nobody calls. */
  everyMs: number;
  /** Divides the waiting time, for tests. */
  timeScale?: number;
  /** PostgreSQL's channel by which whoever makes work wakes us. */
  call?: { channel: string; notifications: Notifications };
}

/**
 * Work that a process does when it starts and time and again, never twice at a time. A round that fails is told in the
 * log, and the next one comes.
 */
export abstract class PeriodicTask implements OnApplicationBootstrap, OnApplicationShutdown {
  protected readonly logger = new Logger(this.constructor.name);
  protected hasEnded = false;
  private timer: NodeJS.Timeout | undefined;
  private round: Promise<void> | undefined;
  private isWanted = false;

  protected constructor(private readonly rhythm: Rhythm) {}

  /** One round. */
  abstract sweep(): Promise<void>;

  async onApplicationBootstrap(): Promise<void> {
    this.wake();
    const { call } = this.rhythm;
    const wake = () => this.wake();
    await call?.notifications.listen(call.channel, {
      onNotification: wake,
      onSilence: () => undefined,
      onListening: wake,
    });
  }

  /** Resolves when no round is under way and none will begin any more. */
  async onApplicationShutdown(): Promise<void> {
    this.hasEnded = true;
    clearTimeout(this.timer);
    await this.round;
  }

  /** Does it at once; where it is being done, once more right after. */
  wake(): void {
    this.isWanted = true;
    if (this.round || this.hasEnded) return;
    clearTimeout(this.timer);
    this.round = this.run();
  }

  protected onFailure(error: Error): void {
    this.logger.warn(error.message);
  }

  private async run(): Promise<void> {
    do {
      this.isWanted = false;
      await this.sweep().catch((error: Error) => this.onFailure(error));
    } while (this.isWanted && !this.hasEnded);
    this.round = undefined;
    const { everyMs, timeScale = 1 } = this.rhythm;
    if (!this.hasEnded) this.timer = setTimeout(() => this.wake(), Math.max(shortestMs, everyMs / timeScale));
  }
}
