import { Module } from '@nestjs/common';
import { QuotesModule } from '../../quotes/index';
import { AdminJobSheetController } from './admin-job-sheet.controller';
import { AdminMeasurementsController } from './admin-measurements.controller';

@Module({ imports: [QuotesModule], controllers: [AdminMeasurementsController, AdminJobSheetController] })
export class AdminMeasurementsModule {}
