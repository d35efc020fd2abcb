import { Module } from '@nestjs/common';
import { QuotesModule } from '../../quotes';
import { AdminJobSheetController } from './admin-job-sheet.controller';
import { AdminMeasurementsController } from './admin-measurements.controller';
import { AdminRevisionController } from './admin-revision.controller';

@Module({
  imports: [QuotesModule],
  controllers: [AdminMeasurementsController, AdminJobSheetController, AdminRevisionController],
})
export class AdminMeasurementsModule {}
