export { JobQueues, type QueueFigures } from './job-queues';
export { JobQueuesModule } from './job-queues.module';
export { mountQueueBoard } from './mount-queue-board';
export { QueueModule } from './queue.module';
export { recordHeartbeat } from './record-heartbeat.processor';
export { queueSchema, runQueueMigrations } from './queue-connection';
export { WorkerHeartbeat } from './worker-heartbeat.entity';
export { WorkerProcess } from './worker-process';
