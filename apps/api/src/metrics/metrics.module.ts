import { Module } from '@nestjs/common';
import { BacklogMetrics, BackupMetrics } from './worker-metrics';
import { ClientReportsController } from './client-reports.controller';
import { MetricsController } from './metrics.controller';

@Module({ controllers: [MetricsController, ClientReportsController] })
export class MetricsModule {}

@Module({
  controllers: [MetricsController],
  providers: [BacklogMetrics, BackupMetrics],
})
export class WorkerMetricsModule {}
