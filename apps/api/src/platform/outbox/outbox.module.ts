import { Global, Module } from '@nestjs/common';
import { Clock } from '../clock/clock';
import { OutboxHandlers } from './outbox-handlers';
import { OutboxRelay } from './outbox-relay';

/** Carries out what the outbox asks for: part of the worker. Writing to it needs no module, only a transaction. */
@Global()
@Module({ providers: [OutboxHandlers, OutboxRelay, Clock], exports: [OutboxHandlers] })
export class OutboxModule {}
