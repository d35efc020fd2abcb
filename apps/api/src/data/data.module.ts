import { Module } from '@nestjs/common';
import { BackupSweep } from './backups/backup-sweep';
import { Backups } from './backups/backups';
import { ExportData } from './export/export-data';
import { HoldAfterRestore } from './import/hold-after-restore';

/** By the screen: all of the shop as a file, and the end of the hold after a restore. */
@Module({ providers: [ExportData, HoldAfterRestore], exports: [ExportData, HoldAfterRestore] })
export class DataModule {}

/** The day's backup. */
@Module({ providers: [Backups, BackupSweep] })
export class DataWorkerModule {}
