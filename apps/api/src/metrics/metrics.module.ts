import { Module } from '@nestjs/common';
import { Clock } from '../platform/clock/clock';
import { JobQueuesModule } from '../queue';
import { BacklogMetrics } from './backlog-metrics';
import { BackupMetrics } from './backup-metrics';
import { ClientReportsController } from './client-reports.controller';
import { MetricsController } from './metrics.controller';

/** What the API tells Prometheus, and what browsers tell the API. */
@Module({ controllers: [MetricsController, ClientReportsController] })
export class MetricsModule {}

/** What a worker tells Prometheus. */
@Module({
  imports: [JobQueuesModule],
  controllers: [MetricsController],
  providers: [BacklogMetrics, BackupMetrics, Clock],
})
export class WorkerMetricsModule {}
