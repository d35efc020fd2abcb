import { Global, Module } from '@nestjs/common';
import { Clock } from '../clock/clock';
import { FloodLimits } from './flood-limits';
import { UseLimits } from './use-limits';

@Global()
@Module({ providers: [UseLimits, FloodLimits, Clock], exports: [UseLimits, FloodLimits] })
export class LimitsModule {}
