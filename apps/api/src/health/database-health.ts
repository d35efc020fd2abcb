import { Injectable } from '@nestjs/common';
import { HealthIndicatorService } from '@nestjs/terminus';
import { migrations } from '../database/migrations';
import { Statements } from '../database/statements';
import { withinTime } from '../platform/clock/within-time';

/** Of a database that is newer than this version, all are there too: so the one before goes on while a release is made. */
const countOurMigrations = {
  name: 'count-our-migrations',
  text: 'SELECT count(*)::integer AS done FROM schema_migration WHERE name = ANY($1)',
};

/** Whether the database answers, and has the schema that this version was made for. */
@Injectable()
export class DatabaseHealth {
  constructor(
    private readonly statements: Statements,
    private readonly indicators: HealthIndicatorService,
  ) {}

  async check() {
    const indicator = this.indicators.check('database');
    try {
      const names = migrations.map(({ name }) => name);
      const [count] = await withinTime(this.statements.run<{ done: number }>(countOurMigrations, [names]));
      return count?.done === names.length
        ? indicator.up()
        : indicator.down({ schema: 'older than this version' });
    } catch {
      return indicator.down();
    }
  }
}
