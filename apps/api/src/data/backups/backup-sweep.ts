import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../config/app-config';
import { Statements } from '../../database/statements';
import { PeriodicTask } from '../../platform/background/periodic-task';
import { Clock } from '../../platform/clock/clock';
import { BackupBucket } from './backup-bucket';
import { automaticBackupsOff, type BackupFigures, readBackupFigures } from './backup-part';
import { latestTurn } from './backup-schedule';
import { BackupStore } from './backup-store';
import { Backups } from './backups';

/** How often we look whether one is due. */
const everyMs = 5 * 60_000;
/** One that failed is tried again after that. */
const againMs = 30 * 60_000;

/**
 * Takes the day's backup: one of many workers does it. It is due until there is a good one, so what was missed, failed or
 * broken off is made up for. What is older than a year ends here too.
 */
@Injectable()
export class BackupSweep extends PeriodicTask {
  private readonly ending = new AbortController();

  constructor(
    private readonly config: AppConfig,
    private readonly statements: Statements,
    private readonly backups: Backups,
    private readonly clock: Clock,
  ) {
    super({ everyMs, timeScale: config.backgroundTimeScale });
  }

  override onApplicationBootstrap(): Promise<void> {
    if (!this.config.backups.at)
      this.logger.warn(`${automaticBackupsOff}: what is lost with the database is lost`);
    return super.onApplicationBootstrap();
  }

  override onApplicationShutdown(): Promise<void> {
    this.ending.abort();
    return super.onApplicationShutdown();
  }

  protected override onFailure(error: Error): void {
    this.logger.error(`no backup could be taken: ${error.message}`);
  }

  /** One round: takes one where it is due. */
  async sweep(): Promise<void> {
    const { backupFolder, backups } = this.config;
    await new BackupStore(backupFolder).removeOld(this.clock.now());
    // Where none comes any more; else each new one sees to it.
    if (!backups.at && backups.bucket) await new BackupBucket(backups.bucket).removeOld(this.clock.now());
    if (this.ending.signal.aborted || !(await this.isDue())) return;
    const { signal } = this.ending;
    const taken = await this.backups
      .take({ wantedBy: 'schedule', isWanted: () => this.isDue(), signal })
      .catch((error: unknown) => {
        if (signal.aborted) return null;
        throw error;
      });
    if (!taken) return;
    const { name, manifest, removed } = taken;
    const { kind, note } = manifest.database;
    this.logger.log(`${name}: a ${kind} and ${manifest.files.length} files; ${removed.length} old ones went`);
    if (note) this.logger.warn(`the backup is an export, as ${note}`);
  }

  private async isDue(): Promise<boolean> {
    const { at } = this.config.backups;
    if (!at) return false;
    const now = this.clock.now();
    const [latest] = await this.statements.run<BackupFigures>(readBackupFigures);
    if (latest?.good_at && latest.good_at >= latestTurn(now, at)) return false;
    return !latest?.failed_at || now.getTime() - latest.failed_at.getTime() >= againMs;
  }
}
