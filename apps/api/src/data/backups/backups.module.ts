import { Module } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock';
import { BackupSweep } from './backup-sweep';
import { Backups } from './backups';

/** Backups of database and files, in one folder. */
@Module({ providers: [Backups, Clock], exports: [Backups] })
export class BackupsModule {}

/** The day's backup. */
@Module({ imports: [BackupsModule], providers: [BackupSweep, Clock] })
export class BackupsWorkerModule {}
