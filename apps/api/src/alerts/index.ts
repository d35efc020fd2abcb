export { AlertsWorkerModule } from './alerts-worker.module';
export { readFailingWork } from './failing-work';
