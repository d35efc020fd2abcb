export { mountQueueBoard } from './mount-queue-board';
export { QueueModule } from './queue.module';
