import { Global, Module } from '@nestjs/common';
import { Clock } from '../clock/clock';
import { UseLimits } from './use-limits';

@Global()
@Module({ providers: [UseLimits, Clock], exports: [UseLimits] })
export class LimitsModule {}
