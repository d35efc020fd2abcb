export { mountQueueBoard } from './mount-queue-board';
export { QueueModule } from './queue.module';
export { WorkerProcess } from './worker-process';
