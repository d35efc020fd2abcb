import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../config/app-config';
import { Statements } from '../../database/statements';
import { PeriodicTask } from '../../platform/background/periodic-task';
import { type BackupFigures, readBackupFigures } from '../backups/backup-part';
import { RestoreTest } from './restore-test';

/** How often we look whether one is due. */
const everyMs = 60 * 60_000;

const dayMs = 24 * everyMs;

/** Tries each month whether a backup can be restored: one of many workers does it. */
@Injectable()
export class RestoreTestSweep extends PeriodicTask {
  constructor(
    private readonly config: AppConfig,
    private readonly statements: Statements,
    private readonly test: RestoreTest,
  ) {
    super({ everyMs, timeScale: config.backgroundTimeScale });
  }

  protected override onFailure(error: Error): void {
    this.logger.error(`no backup could be restored as a test: ${error.message}`);
  }

  /** One round: tries one where it is due. */
  async sweep(): Promise<void> {
    if (!this.config.backups.restoreTestUrl || !(await this.isDue())) return;
    const tested = await this.test.run();
    if (tested) this.logger.log(`${tested.backup} was restored as a test: ${tested.quotes} quotes`);
  }

  /** A month after the last that went well; one that failed is tried again the next day. */
  private async isDue(): Promise<boolean> {
    const [latest] = await this.statements.run<BackupFigures>(readBackupFigures);
    const isAgo = (at: Date | null, days: number) => !at || Date.now() - at.getTime() >= days * dayMs;
    return Boolean(latest?.good_at && isAgo(latest.tested_at, 30) && isAgo(latest.test_failed_at, 1));
  }
}
