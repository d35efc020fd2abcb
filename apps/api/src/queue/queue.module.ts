import { Module } from '@nestjs/common';
import { TerminusModule } from '@nestjs/terminus';
import { OutboxRelay } from '../platform/outbox/outbox-relay';
import { WorkerHealthController } from './worker-health.controller';
import { WorkerHeartbeat } from './worker-process';

@Module({
  imports: [TerminusModule.forRoot({ logger: false })],
  controllers: [WorkerHealthController],
  providers: [OutboxRelay, WorkerHeartbeat],
})
export class QueueModule {}
