export { MetricsModule, WorkerMetricsModule } from './metrics.module';
