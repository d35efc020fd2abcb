import { Module } from '@nestjs/common';
import { CatalogueModule } from '../catalogue';
import { BackupSweep } from './backups/backup-sweep';
import { Backups } from './backups/backups';
import { ExportData } from './export/export-data';
import { CatalogueMigration } from './migration/catalogue-migration';
import { PreviewSource } from './migration/preview-source';

/** Data in and out, by the screen: exports and migrations of the catalogue. */
@Module({
  imports: [CatalogueModule],
  providers: [CatalogueMigration, ExportData, PreviewSource],
  exports: [CatalogueMigration, ExportData],
})
export class DataModule {}

/** The day's backup. */
@Module({ providers: [Backups, BackupSweep] })
export class DataWorkerModule {}
