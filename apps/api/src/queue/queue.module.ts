import { BullModule } from '@nestjs/bullmq';
import { Module } from '@nestjs/common';
import { TerminusModule } from '@nestjs/terminus';
import { AppConfig } from '../config/app-config';
import { queueConnection } from './queue-connection';
import { WorkerHealthController } from './worker-health.controller';
import { WorkerBeat } from './worker-process';

/** Where the queues are, and how this worker is: part of the worker, not of the API. */
@Module({
  imports: [
    BullModule.forRootAsync({
      inject: [AppConfig],
      useFactory: (config: AppConfig) => ({ connection: queueConnection(config) }),
    }),
    TerminusModule.forRoot({ logger: false }),
  ],
  controllers: [WorkerHealthController],
  providers: [WorkerBeat],
})
export class QueueModule {}
