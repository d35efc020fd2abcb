import { Inject, Injectable, Logger } from '@nestjs/common';
import { AppConfig } from '../../../config/app-config';
import { Statements } from '../../../database/statements';
import { Clock } from '../../../platform/clock/clock';
import { AppError } from '../../../platform/errors/app-error';
import { ObjectStorage } from '../../../platform/storage/object-storage';
import { writeExport } from '../../export';
import { BackupFolder, type BackupOccasion } from './backup-folder';

/** The backup without which nothing is migrated or restored: a whole export, which can be restored. */
@Injectable()
export class Backups {
  private readonly logger = new Logger(Backups.name);
  private readonly folder: BackupFolder;

  constructor(
    @Inject(AppConfig) config: Pick<AppConfig, 'backupFolder'>,
    private readonly statements: Statements,
    private readonly storage: ObjectStorage,
    private readonly clock: Clock,
  ) {
    this.folder = new BackupFolder(config.backupFolder);
  }

  /** @returns what it is called  @throws AppError `migration/backup-failed` */
  async take(before: BackupOccasion): Promise<string> {
    try {
      const snapshot = await this.statements.takeSnapshot();
      try {
        const at = this.clock.now();
        return await this.folder.keep(writeExport({ snapshot, storage: this.storage, at }), at, before);
      } finally {
        // Where the folder could not be written to, not even the first part was asked for.
        await snapshot.end();
      }
    } catch (error) {
      this.logger.error(`no backup could be taken: ${(error as Error).message}`);
      throw new AppError('migration/backup-failed');
    }
  }
}
