import { Controller, Get, Header } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { collectDefaultMetrics } from 'prom-client';
import { Statements } from '../database/statements';
import { gauge, registry } from '../platform/metrics/metrics';

/** Memory and event loop. */
collectDefaultMetrics({ register: registry });

/** For Prometheus, which scrapes each process directly: no proxy exposes this path. */
@ApiExcludeController()
@Controller('metrics')
export class MetricsController {
  constructor(statements: Statements) {
    const help = 'Connections to the database, and calls waiting for one.';
    gauge('database_pool_connections', help, ['state'], (set) => {
      for (const [state, count] of Object.entries(statements.connections())) set({ state }, count);
    });
  }

  @Get()
  @Header('Cache-Control', 'no-store')
  @Header('Content-Type', registry.contentType)
  metrics() {
    return registry.metrics();
  }
}
