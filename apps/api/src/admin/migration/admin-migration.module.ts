import { Module } from '@nestjs/common';
import { TransferModule } from '../../transfer/index';
import { ExportCurrentDataController } from './export-current-data.controller';

@Module({ imports: [TransferModule], controllers: [ExportCurrentDataController] })
export class AdminMigrationModule {}
