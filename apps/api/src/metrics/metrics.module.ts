import { Module } from '@nestjs/common';
import { BacklogMetrics, BackupMetrics } from './worker-metrics';
import { ClientReportsController } from './client-reports.controller';
import { MetricsController } from './metrics.controller';

/** What the API tells Prometheus, and what browsers tell the API. */
@Module({ controllers: [MetricsController, ClientReportsController] })
export class MetricsModule {}

/** What a worker tells Prometheus. */
@Module({
  controllers: [MetricsController],
  providers: [BacklogMetrics, BackupMetrics],
})
export class WorkerMetricsModule {}
