import { Global, Module } from '@nestjs/common';
import { JobQueues } from './background/job-queues';
import { BackgroundTools } from './background/periodic-task';
import { Clock } from './clock/clock';
import { InMemoryRateLimits } from './limits/in-memory-rate-limits';
import { RateLimits } from './limits/rate-limits';
import { OutboxHandlers } from './outbox/outbox-handlers';

const services = [Clock, JobQueues, BackgroundTools, OutboxHandlers, RateLimits, InMemoryRateLimits];

@Global()
@Module({ providers: services, exports: services })
export class PlatformModule {}
