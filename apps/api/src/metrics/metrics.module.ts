import { Module } from '@nestjs/common';
import { BacklogMetrics, BackupMetrics } from './worker-metrics';
import { ClientReportsController } from './client-reports.controller';
import { MetricsController } from './metrics.controller';

/** Metrics of the API, and reports from browsers. */
@Module({ controllers: [MetricsController, ClientReportsController] })
export class MetricsModule {}

/** Metrics of a worker. */
@Module({
  controllers: [MetricsController],
  providers: [BacklogMetrics, BackupMetrics],
})
export class WorkerMetricsModule {}
