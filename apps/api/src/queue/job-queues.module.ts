import { Module } from '@nestjs/common';
import { JobQueues } from './job-queues';

/** The queues as staff see them: part of the API; who works on them is the worker's. */
@Module({ providers: [JobQueues], exports: [JobQueues] })
export class JobQueuesModule {}
