import { Injectable } from '@nestjs/common';
import { collectDefaultMetrics } from 'prom-client';
import { Statements } from '../database/statements';
import { gauge, registry } from '../platform/metrics/metrics';

collectDefaultMetrics({ register: registry });

/** How this process is: memory, event loop, and its connections to the database. */
@Injectable()
export class ProcessMetrics {
  constructor(statements: Statements) {
    const help = 'Connections to the database, and calls that wait for one.';
    gauge('database_pool_connections', help, ['state'], (set) => {
      for (const [state, count] of Object.entries(statements.connections())) set({ state }, count);
    });
  }
}
