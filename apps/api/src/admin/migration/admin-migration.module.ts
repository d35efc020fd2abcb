import { Module } from '@nestjs/common';
import { TransferModule } from '../../data/export';
import { MigrationModule } from '../../data/migration';
import { RestoreModule } from '../../data/restore';
import { AuthModule } from '../../staff';
import { ExportCurrentDataController } from './export-current-data.controller';
import { MigrationController } from './migration.controller';
import { RestoreController } from './restore.controller';

/** The Data Migration Center, for staff. */
@Module({
  imports: [AuthModule, TransferModule, MigrationModule, RestoreModule],
  controllers: [ExportCurrentDataController, MigrationController, RestoreController],
})
export class AdminMigrationModule {}
