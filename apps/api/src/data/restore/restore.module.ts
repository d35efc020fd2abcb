import { Module } from '@nestjs/common';
import { AppConfig } from '../../config/app-config';
import { Statements } from '../../database/statements';
import { Clock } from '../../platform/clock/clock';
import { ObjectStorage } from '../../platform/storage/object-storage';
import { Backups, MigrationModule } from '../migration';
import { RestoreData } from './restore-data';
import { RestoreHold } from './restore-hold';

/** An export in the place of what is here. */
@Module({
  imports: [MigrationModule],
  providers: [
    Clock,
    {
      provide: RestoreData,
      inject: [AppConfig, Statements, ObjectStorage, Backups, Clock],
      useFactory: (
        { databaseUrl }: AppConfig,
        statements: Statements,
        storage: ObjectStorage,
        backups: Backups,
        clock: Clock,
      ) => new RestoreData({ databaseUrl, statements, storage, backups, clock }),
    },
    {
      provide: RestoreHold,
      inject: [Statements, Clock],
      useFactory: (statements: Statements, clock: Clock) => new RestoreHold(statements, clock),
    },
  ],
  exports: [RestoreData, RestoreHold],
})
export class RestoreModule {}
