import { Module } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock';
import { BackupsModule } from '../backups';
import { RestoreData } from './restore-data';
import { RestoreHold } from './restore-hold';
import { RestoreTest } from './restore-test';
import { RestoreTestSweep } from './restore-test-sweep';

/** An export in the place of what is here. */
@Module({
  imports: [BackupsModule],
  providers: [Clock, RestoreData, RestoreHold],
  exports: [RestoreData, RestoreHold],
})
export class RestoreModule {}

/** Each month's test of a backup. */
@Module({ providers: [Clock, RestoreTest, RestoreTestSweep] })
export class RestoreTestModule {}
