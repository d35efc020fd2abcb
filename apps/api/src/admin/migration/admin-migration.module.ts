import { Module } from '@nestjs/common';
import { MigrationModule } from '../../migration/index';
import { TransferModule } from '../../transfer/index';
import { ExportCurrentDataController } from './export-current-data.controller';
import { MigrationController } from './migration.controller';

/** The Data Migration Center, for staff. */
@Module({
  imports: [TransferModule, MigrationModule],
  controllers: [ExportCurrentDataController, MigrationController],
})
export class AdminMigrationModule {}
