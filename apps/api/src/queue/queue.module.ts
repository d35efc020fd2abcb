import { BullModule } from '@nestjs/bullmq';
import { Module } from '@nestjs/common';
import { TerminusModule } from '@nestjs/terminus';
import { AppConfig } from '../config/app-config';
import { registerQueues } from '../platform/background/register-queues';
import { HeartbeatSchedule } from './heartbeat-schedule';
import { queueConnection } from './queue-connection';
import { RecordHeartbeat, recordHeartbeat } from './record-heartbeat.processor';
import { WorkerHealthController } from './worker-health.controller';
import { WorkerBeat } from './worker-process';

/** The queues, those who work on them, and how they are: part of the worker, not of the API. */
@Module({
  imports: [
    BullModule.forRootAsync({
      inject: [AppConfig],
      useFactory: (config: AppConfig) => ({ connection: queueConnection(config) }),
    }),
    TerminusModule.forRoot({ logger: false }),
    registerQueues(recordHeartbeat.queue),
  ],
  controllers: [WorkerHealthController],
  providers: [RecordHeartbeat, HeartbeatSchedule, WorkerBeat],
})
export class QueueModule {}
