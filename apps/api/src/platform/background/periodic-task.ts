import {
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { AppConfig } from '../../config/app-config';
import { Notifications } from '../../database/notifications';
import { Statements } from '../../database/statements';
import { Clock } from '../clock/clock';
import { JobQueues } from './job-queues';

const minMs = 200;

@Injectable()
export class BackgroundTools {
  constructor(
    readonly statements: Statements,
    readonly clock: Clock,
    readonly config: AppConfig,
    readonly notifications: Notifications,
    readonly queues: JobQueues,
  ) {}
}

/**
 * Runs when the process starts and repeatedly after that, never twice at a time. A failed run is logged; the next run
 * follows as usual.
 */
@Injectable()
export abstract class PeriodicTask implements OnApplicationBootstrap, BeforeApplicationShutdown {
  protected abstract readonly everyMs: number;
  /** The first run, after the start; by default at once. */
  protected readonly firstAfterMs: number = 0;
  protected channel?: string;
  protected readonly timeScale: number;
  protected readonly logger = new Logger(this.constructor.name);
  protected readonly statements: Statements;
  protected readonly clock: Clock;
  protected readonly config: AppConfig;
  protected hasEnded = false;
  private timer: NodeJS.Timeout | undefined;
  private currentRun: Promise<void> | undefined;
  private runsAgain = false;

  constructor(protected readonly tools: BackgroundTools) {
    this.statements = tools.statements;
    this.clock = tools.clock;
    this.config = tools.config;
    this.timeScale = tools.config.backgroundTimeScale;
  }

  abstract sweep(): Promise<void>;

  async onApplicationBootstrap(): Promise<void> {
    if (this.firstAfterMs) this.timer = setTimeout(() => this.wake(), this.firstAfterMs / this.timeScale);
    else this.wake();
    const wake = () => this.wake();
    if (this.channel)
      await this.tools.notifications.listen(this.channel, {
        onNotification: wake,
        onDisconnected: () => undefined,
        onListening: wake,
      });
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.hasEnded = true;
    clearTimeout(this.timer);
    await this.currentRun;
  }

  /** Runs now, or once more right after the current run. */
  wake(): void {
    this.runsAgain = true;
    if (this.currentRun || this.hasEnded) return;
    clearTimeout(this.timer);
    this.currentRun = this.run();
  }

  protected onFailure(error: Error): void {
    this.logger.warn(error.message);
  }

  private async run(): Promise<void> {
    do {
      this.runsAgain = false;
      await this.sweep().catch((error: Error) => this.onFailure(error));
    } while (this.runsAgain && !this.hasEnded);
    this.currentRun = undefined;
    const waitMs = Math.max(minMs, this.everyMs / this.timeScale);
    if (!this.hasEnded) this.timer = setTimeout(() => this.wake(), waitMs);
  }
}
