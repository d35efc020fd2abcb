import { Controller, Get, Header } from '@nestjs/common';
import { HealthCheckService, HealthIndicatorService } from '@nestjs/terminus';
import { Statements } from '../database/statements';
import { withinTime } from '../platform/clock/within-time';
import { RecordHeartbeat, recordHeartbeat } from './record-heartbeat.processor';

const ageStatement = `SELECT extract(epoch FROM now() - beat_at)::float8 * 1000 AS age_ms FROM worker_heartbeat WHERE queue = $1`;

/** Whether this worker can work, and how its queue is. */
@Controller('health')
export class WorkerHealthController {
  constructor(
    private readonly health: HealthCheckService,
    private readonly indicators: HealthIndicatorService,
    private readonly heartbeat: RecordHeartbeat,
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

  /**
   * A worker with its database does all that is due, by its sweeps: so it is well. Whether it also takes jobs from the queue,
   * which only wake it sooner, is told.
   */
  private async checkWorker() {
    const indicator = this.indicators.check('worker');
    try {
      const [beat] = await withinTime(
        this.statements.run<{ age_ms: number }>(ageStatement, [recordHeartbeat.queue]),
      );
      const isServed = this.heartbeat.isRunning() && beat && beat.age_ms < recordHeartbeat.staleAfterMs;
      return indicator.up({ queue: isServed ? 'up' : 'down' });
    } catch {
      return indicator.down();
    }
  }
}
