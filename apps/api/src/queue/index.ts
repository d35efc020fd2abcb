export { JobQueues, type QueueFigures } from './job-queues';
export { JobQueuesModule } from './job-queues.module';
export { mountQueueBoard } from './mount-queue-board';
export { QueueModule } from './queue.module';
export { recordHeartbeat } from './record-heartbeat.job';
export { runQueueMigrations } from './run-queue-migrations';
export { WorkerHeartbeat } from './worker-heartbeat.entity';
