import { Module } from '@nestjs/common';
import { CatalogueModule } from '../catalogue';
import { AppConfig } from '../config/app-config';
import { ImagesModule } from '../images';
import { Clock } from '../platform/clock/clock';
import { BackupSweep } from './backups/backup-sweep';
import { Backups } from './backups/backups';
import { ExportData } from './export/export-data';
import { CatalogueMigration } from './migration/catalogue-migration';
import { MigrationJournal } from './migration/migration-journal';
import { PictureCopier } from './migration/picture-copier';
import { createPreviewSource } from './migration/preview/create-preview-source';
import { PreviewSource } from './migration/preview/preview-source';
import { RestoreData } from './restore/restore-data';
import { RestoreHold } from './restore/restore-hold';
import { RestoreTest } from './restore/restore-test';

/** Data in and out, by the screen: exports, migrations and restores, each with its backup. Stands above every module that keeps something. */
@Module({
  imports: [CatalogueModule, ImagesModule],
  providers: [
    Backups,
    CatalogueMigration,
    Clock,
    ExportData,
    MigrationJournal,
    PictureCopier,
    { provide: PreviewSource, inject: [AppConfig], useFactory: createPreviewSource },
    RestoreData,
    RestoreHold,
  ],
  exports: [CatalogueMigration, ExportData, RestoreData, RestoreHold],
})
export class DataModule {}

/** The day's backup, and each month's test of one. */
@Module({ providers: [Backups, BackupSweep, Clock, RestoreTest] })
export class DataWorkerModule {}
