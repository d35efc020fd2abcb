import { Controller, Get, Header } from '@nestjs/common';
import { HealthCheckService, HealthIndicatorService } from '@nestjs/terminus';
import { Statements } from '../database/statements';
import { withTimeout } from '../platform/clock/with-timeout';

@Controller('health')
export class WorkerHealthController {
  constructor(
    private readonly health: HealthCheckService,
    private readonly indicators: HealthIndicatorService,
    private readonly statements: Statements,
  ) {}

  @Get('live')
  @Header('Cache-Control', 'no-store')
  live(): { status: string } {
    return { status: 'ok' };
  }

  @Get()
  @Header('Cache-Control', 'no-store')
  check() {
    return this.health.check([() => this.checkWorker()]);
  }

  /** The sweeps only need the database, so a worker that reaches it is healthy. */
  private async checkWorker() {
    const indicator = this.indicators.check('worker');
    try {
      await withTimeout(this.statements.run('SELECT'));
      return indicator.up();
    } catch {
      return indicator.down();
    }
  }
}
