import { Injectable } from '@nestjs/common';
import { BackgroundTools, PeriodicTask } from '../../platform/background/periodic-task';
import { isBackupDue } from './backup-due';
import { automaticBackupsOff, type BackupFigures, readBackupFiguresSql } from './backup-component';
import { Backups } from './backups';

/** Delay before a failed backup is retried. */
const retryMs = 30 * 60_000;

@Injectable()
export class BackupSweep extends PeriodicTask {
  protected readonly everyMs = 5 * 60_000;
  /** Not while the shop starts, which is busy enough. */
  protected override readonly firstAfterMs = 60_000;
  private readonly ending = new AbortController();

  constructor(
    tools: BackgroundTools,
    private readonly backups: Backups,
  ) {
    super(tools);
  }

  override onApplicationBootstrap(): Promise<void> {
    if (!this.config.backups.at)
      this.logger.warn(`${automaticBackupsOff}: what is lost with the database cannot be restored`);
    return super.onApplicationBootstrap();
  }

  override beforeApplicationShutdown(): Promise<void> {
    this.ending.abort();
    return super.beforeApplicationShutdown();
  }

  protected override onFailure(error: Error): void {
    if (!this.ending.signal.aborted) this.logger.error(`no backup could be taken: ${error.message}`);
  }

  async sweep(): Promise<void> {
    if (this.ending.signal.aborted || !(await this.isDue())) return;
    const taken = await this.backups.take(this.ending.signal, () => this.isDue());
    if (taken) this.logger.log(`${taken.name}: database and ${taken.manifest.files.length} files`);
  }

  private async isDue(): Promise<boolean> {
    const { at } = this.config.backups;
    if (!at) return false;
    const now = this.clock.now();
    const [latest] = await this.statements.run<BackupFigures>(readBackupFiguresSql);
    if (!isBackupDue(now, at, latest?.good_at ?? null)) return false;
    return !latest?.failed_at || now.getTime() - latest.failed_at.getTime() >= retryMs;
  }
}
