import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../config/app-config';
import { Statements } from '../../database/statements';
import { PeriodicTask } from '../../platform/background/periodic-task';
import { Clock } from '../../platform/clock/clock';
import { ObjectStorage } from '../../platform/storage/object-storage';
import { BackupFolder } from '../migration';
import { latestTurn } from './backup-schedule';
import { readLatestRuns } from './backup-statements';
import { takeBackup, type BackupTools } from './take-backup';

/** How often we look whether one is due. */
const everyMs = 5 * 60_000;
/** One that failed is tried again after that. */
const againMs = 30 * 60_000;

interface LatestRuns extends Record<string, unknown> {
  good_at: Date | null;
  failed_at: Date | null;
}

/**
 * Takes the day's backup: one of many workers does it. It is due until there is a good one, so what was missed, failed or
 * broken off is made up for. Exports that were taken before something large was written end here too, when they are old.
 */
@Injectable()
export class BackupSweep extends PeriodicTask {
  private readonly ending = new AbortController();

  private readonly tools: BackupTools;

  constructor(
    private readonly config: AppConfig,
    private readonly statements: Statements,
    storage: ObjectStorage,
    private readonly clock: Clock,
  ) {
    super({ everyMs, timeScale: config.backgroundTimeScale });
    this.tools = { config, statements, storage, clock };
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
    await new BackupFolder(this.config.backupFolder).tidy(this.clock.now());
    if (this.ending.signal.aborted || !(await this.isDue())) return;
    const taken = await takeBackup(this.tools, {
      wantedBy: 'schedule',
      isWanted: () => this.isDue(),
      signal: this.ending.signal,
    }).catch((error: unknown) => {
      if (this.ending.signal.aborted) return null;
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
    const [latest] = await this.statements.run<LatestRuns>(readLatestRuns);
    if (latest?.good_at && latest.good_at >= latestTurn(now, at)) return false;
    return !latest?.failed_at || now.getTime() - latest.failed_at.getTime() >= againMs;
  }
}
