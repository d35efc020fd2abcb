import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../config/app-config';
import { type Statement, Statements } from '../../database/statements';
import { PeriodicTask } from '../../platform/background/periodic-task';
import { RestoreTest } from './restore-test';

/** How often we look whether one is due. */
const everyMs = 60 * 60_000;

/** One is due a month after the last that went well; one that failed is tried again the next day. */
const readIsDue: Statement = {
  name: 'read-restore-test-is-due',
  text: `
    SELECT EXISTS (SELECT FROM backup_run WHERE state = 'done') AND NOT EXISTS (
      SELECT FROM restore_test
      WHERE started_at > now() - CASE WHEN error IS NULL THEN interval '30 days' ELSE interval '1 day' END) AS is_due`,
};

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

  private async isDue(): Promise<boolean> {
    const [row] = await this.statements.run<{ is_due: boolean }>(readIsDue);
    return row?.is_due ?? false;
  }
}
