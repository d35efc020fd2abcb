import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { AppConfig } from '../../config/app-config';
import { Statements } from '../../database/statements';
import { repeat, type Repeated } from '../../platform/background/repeat';
import { foldTally } from './fold-tally';

/** How often we look. Nothing depends on it: unfolded changes are summed all the same, only slower. */
const everyMs = 60_000;
const shortestMs = 200;

/** Keeps the sums of quotes quick to read. */
@Injectable()
export class TallySweep implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(TallySweep.name);
  private rounds: Repeated | undefined;

  constructor(
    private readonly statements: Statements,
    private readonly config: AppConfig,
  ) {}

  onApplicationBootstrap(): void {
    this.rounds = repeat(() => this.sweep(), {
      everyMs: Math.max(shortestMs, everyMs / this.config.backgroundTimeScale),
      onError: (error) => this.logger.warn(`sums of quotes: ${error.message}`),
    });
  }

  onApplicationShutdown(): Promise<void> | undefined {
    return this.rounds?.stop();
  }

  /** One round. */
  async sweep(): Promise<void> {
    await this.statements.run(foldTally);
  }
}
