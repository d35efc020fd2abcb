import { Injectable } from '@nestjs/common';
import { HealthIndicatorService } from '@nestjs/terminus';
import { Statements } from '../database/statements';
import { withinTime } from '../platform/clock/within-time';

/** Whether the database answers. */
@Injectable()
export class DatabaseHealth {
  constructor(
    private readonly statements: Statements,
    private readonly indicators: HealthIndicatorService,
  ) {}

  async check() {
    const indicator = this.indicators.check('database');
    try {
      await withinTime(this.statements.run({ name: 'health', text: 'SELECT 1' }));
      return indicator.up();
    } catch {
      return indicator.down();
    }
  }
}
