import { Module } from '@nestjs/common';
import { BackupSweep } from './backups/backup-sweep';
import { Backups } from './backups/backups';
import { ExportData } from './export/export-data';

/** All of the shop as a file, by the screen. */
@Module({ providers: [ExportData], exports: [ExportData] })
export class DataModule {}

/** The day's backup. */
@Module({ providers: [Backups, BackupSweep] })
export class DataWorkerModule {}
