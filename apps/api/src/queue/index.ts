export { QueueModule } from './queue.module';
export { runQueueMigrations } from './run-queue-migrations';
export { WorkerHeartbeat } from './worker-heartbeat.entity';
