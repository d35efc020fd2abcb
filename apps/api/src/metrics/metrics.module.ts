import { Module } from '@nestjs/common';
import { Clock } from '../platform/clock/clock';
import { JobQueuesModule } from '../queue';
import { BacklogMetrics } from './backlog-metrics';
import { BackupMetrics } from './backup-metrics';
import { ClientReportsController } from './client-reports.controller';
import { MetricsController } from './metrics.controller';
import { ProcessMetrics } from './process-metrics';

/** What the API tells Prometheus, and what browsers tell the API. */
@Module({ controllers: [MetricsController, ClientReportsController], providers: [ProcessMetrics] })
export class MetricsModule {}

/** What a worker tells Prometheus. */
@Module({
  imports: [JobQueuesModule],
  controllers: [MetricsController],
  providers: [ProcessMetrics, BacklogMetrics, BackupMetrics, Clock],
})
export class WorkerMetricsModule {}
