import { Module } from '@nestjs/common';
import { CompanyModule } from '../company';
import { BackupSweep } from './backups/backup-sweep';
import { Backups } from './backups/backups';
import { ExportData } from './export/export-data';
import { HoldAfterRestore } from './import/hold-after-restore';

/** Used by the admin's screens: the export of the whole shop, and releasing the hold after a restore. */
@Module({
  imports: [CompanyModule],
  providers: [ExportData, HoldAfterRestore],
  exports: [ExportData, HoldAfterRestore],
})
export class DataModule {}

@Module({ providers: [Backups, BackupSweep] })
export class DataWorkerModule {}
