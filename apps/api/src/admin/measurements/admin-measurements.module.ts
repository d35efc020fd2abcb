import { Module } from '@nestjs/common';
import { QuotesModule } from '../../quotes/index';
import { AdminMeasurementsController } from './admin-measurements.controller';

@Module({ imports: [QuotesModule], controllers: [AdminMeasurementsController] })
export class AdminMeasurementsModule {}
