import { Global, Module } from '@nestjs/common';
import { Clock } from '../clock/clock';
import { InMemoryRateLimits } from './in-memory-rate-limits';
import { RateLimits } from './rate-limits';

@Global()
@Module({ providers: [RateLimits, InMemoryRateLimits, Clock], exports: [RateLimits, InMemoryRateLimits] })
export class LimitsModule {}
