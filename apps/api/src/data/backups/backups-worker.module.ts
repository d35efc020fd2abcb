import { Module } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock';
import { BackupSweep } from './backup-sweep';

/** The day's backup. */
@Module({ providers: [BackupSweep, Clock] })
export class BackupsWorkerModule {}
