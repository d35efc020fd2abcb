import { Module } from '@nestjs/common';
import { AuthModule } from '../../auth/index';
import { MigrationModule } from '../../migration/index';
import { RestoreModule } from '../../restore/index';
import { TransferModule } from '../../transfer/index';
import { ExportCurrentDataController } from './export-current-data.controller';
import { MigrationController } from './migration.controller';
import { RestoreController } from './restore.controller';

/** The Data Migration Center, for staff. */
@Module({
  imports: [AuthModule, TransferModule, MigrationModule, RestoreModule],
  controllers: [ExportCurrentDataController, MigrationController, RestoreController],
})
export class AdminMigrationModule {}
