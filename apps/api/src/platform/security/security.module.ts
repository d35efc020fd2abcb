import { Global, Module } from '@nestjs/common';
import { Clock } from '../clock/clock';
import { SecurityEvents } from './security-events';

@Global()
@Module({ providers: [SecurityEvents, Clock], exports: [SecurityEvents] })
export class SecurityModule {}
