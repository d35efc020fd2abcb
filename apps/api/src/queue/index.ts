export { JobQueues, type QueueFigures } from './job-queues';
export { JobQueuesModule } from './job-queues.module';
export { mountQueueBoard } from './mount-queue-board';
export { QueueModule } from './queue.module';
export { queueSchema, runQueueMigrations } from './queue-connection';
export { WorkerProcess } from './worker-process';
