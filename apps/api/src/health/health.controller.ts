import { isDraining } from '@app/server';
import { Controller, Get, Header, Req } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { HealthCheckService } from '@nestjs/terminus';
import type { FastifyRequest } from 'fastify';
import { ApiErrors } from '../platform/errors/api-errors';
import { AppError } from '../platform/errors/app-error';
import { DatabaseHealth } from './database-health';
import { RedisHealth } from './redis-health';

/** The documents' view of a health report. */
const health = { type: 'object', properties: { status: { type: 'string' } }, required: ['status'] };

@ApiTags('Health')
@Controller('health')
export class HealthController {
  constructor(
    private readonly health: HealthCheckService,
    private readonly database: DatabaseHealth,
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
      this.health.check([() => this.database.check()]),
      this.redis.look(),
    ]);
    return { ...report, redis };
  }
}
