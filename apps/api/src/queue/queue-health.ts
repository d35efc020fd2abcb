import { Injectable } from '@nestjs/common';
import { HealthIndicatorService } from '@nestjs/terminus';
import { type Statement, Statements } from '../database/statements';
import { withinTime } from '../platform/clock/within-time';
import { RecordHeartbeat, recordHeartbeat } from './record-heartbeat.processor';

const ageStatement: Statement = {
  name: 'heartbeat-age',
  text: `SELECT extract(epoch FROM now() - beat_at)::float8 * 1000 AS age_ms FROM worker_heartbeat WHERE queue = $1`,
};

/** Whether this worker takes jobs, and jobs have been done lately. */
@Injectable()
export class QueueHealth {
  constructor(
    private readonly heartbeat: RecordHeartbeat,
    private readonly statements: Statements,
    private readonly indicators: HealthIndicatorService,
  ) {}

  async check() {
    const indicator = this.indicators.check('queue');
    try {
      if (!this.heartbeat.isRunning()) return indicator.down();
      const [beat] = await withinTime(
        this.statements.run<{ age_ms: number }>(ageStatement, [recordHeartbeat.queue]),
      );
      return beat && beat.age_ms < recordHeartbeat.staleAfterMs ? indicator.up() : indicator.down();
    } catch {
      return indicator.down();
    }
  }
}
