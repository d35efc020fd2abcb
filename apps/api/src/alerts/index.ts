export { AlertsWorkerModule } from './alerts-worker.module';
export { readFailingWork } from './failing-work';
export { findOpenAlerts } from './raise-alert';
