import { isDraining } from '@app/server';
import { Controller, Get, Header, Req } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { HealthCheckService, HealthIndicatorService } from '@nestjs/terminus';
import type { FastifyRequest } from 'fastify';
import { migrations } from '../database/migrations';
import { Statements } from '../database/statements';
import { withTimeout } from '../platform/clock/with-timeout';
import { ApiErrors } from '../platform/errors/api-errors';
import { AppError } from '../platform/errors/app-error';
import { RedisHealth } from './redis-health';

/** A database of a newer version also has all of our migrations, so this version keeps running during a release. */
const countAppliedMigrationsSql =
  'SELECT count(*)::integer AS "appliedCount" FROM schema_migration WHERE name = ANY($1)';

const health = { type: 'object', properties: { status: { type: 'string' } }, required: ['status'] };

@ApiTags('Health')
@Controller('health')
export class HealthController {
  constructor(
    private readonly health: HealthCheckService,
    private readonly indicators: HealthIndicatorService,
    private readonly statements: Statements,
    private readonly redis: RedisHealth,
  ) {}

  @Get('live')
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'Whether the process answers at all' })
  @ApiOkResponse({ schema: health })
  live(): { status: string } {
    return { status: 'ok' };
  }

  @Get('ready')
  @Header('Cache-Control', 'no-store')
  @ApiOperation({
    summary:
      'Whether the database answers too, and calls are welcome; and how Redis is, which visitors can do without',
  })
  @ApiOkResponse({ schema: health })
  @ApiErrors()
  async ready(@Req() { server }: FastifyRequest) {
    if (isDraining(server.server)) throw new AppError('server/unavailable');
    const [report, redis] = await Promise.all([
      this.health.check([() => this.checkDatabase()]),
      this.redis.check(),
    ]);
    return { ...report, redis };
  }

  /** Whether the database answers and has this version's schema. */
  private async checkDatabase() {
    const indicator = this.indicators.check('database');
    try {
      const names = migrations.map(({ name }) => name);
      const [count] = await withTimeout(
        this.statements.run<{ appliedCount: number }>(countAppliedMigrationsSql, [names]),
      );
      return count?.appliedCount === names.length
        ? indicator.up()
        : indicator.down({ schema: 'older than this version' });
    } catch {
      return indicator.down();
    }
  }
}
