import { isDraining } from '@app/server';
import { Controller, Get, Header, Req, ServiceUnavailableException } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { migrations } from '../database/migrations';
import { Statements } from '../database/statements';
import { withinTime } from '../platform/clock/within-time';
import { ApiErrors } from '../platform/errors/api-errors';
import { AppError } from '../platform/errors/app-error';
import { RedisHealth } from './redis-health';

/** Of a database that is newer than this version, all are there too: so the one before goes on while a release is made. */
const countOurMigrations = 'SELECT count(*)::integer AS done FROM schema_migration WHERE name = ANY($1)';

/** The documents' view of a health report. */
const health = { type: 'object', properties: { status: { type: 'string' } }, required: ['status'] };

@ApiTags('Health')
@Controller('health')
export class HealthController {
  constructor(
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
    const [, redis] = await Promise.all([this.checkSchema(), this.redis.look()]);
    return { status: 'ok', redis };
  }

  /** Whether the database answers, and has the schema that this version was made for; the log says which it was. */
  private async checkSchema(): Promise<void> {
    const names = migrations.map(({ name }) => name);
    const counting = this.statements.run<{ done: number }>(countOurMigrations, [names]);
    const [count] = await withinTime(counting).catch((error: Error) => {
      throw new ServiceUnavailableException(error.message);
    });
    if (count?.done !== names.length)
      throw new ServiceUnavailableException('the schema is older than this version');
  }
}
