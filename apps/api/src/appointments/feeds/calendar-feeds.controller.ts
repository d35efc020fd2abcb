import { calendarTokenPattern } from '@app/contracts';
import { Controller, Get, Header, Ip } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../../platform/errors/api-errors';
import { IdInPath } from '../../platform/http/id-in-path';
import { NoStore } from '../../platform/http/no-store';
import { InMemoryRateLimits } from '../../platform/limits/in-memory-rate-limits';
import type { RateLimit } from '../../platform/limits/rate-limits';
import { RespondsWithFile } from '../../platform/openapi/responds-with';
import { CalendarFeeds } from './calendar-feeds';

/** Calendar programs read every few minutes, and many of them share the network of one provider. */
const limit: RateLimit = { name: 'calendar-feeds', max: 120, seconds: 60, errorCode: 'request/too-often' };

@ApiTags('Calendars')
@Controller('calendars/:token')
export class CalendarFeedsController {
  constructor(
    private readonly feeds: CalendarFeeds,
    private readonly limits: InMemoryRateLimits,
  ) {}

  @Get()
  @ApiOperation({ summary: 'One person’s appointments, for their calendar program' })
  @Header('content-type', 'text/calendar; charset=utf-8')
  @RespondsWithFile('text/calendar')
  @NoStore()
  @ApiErrors('appointment/unknown-feed', 'request/too-often')
  read(
    @IdInPath('token', 'appointment/unknown-feed', calendarTokenPattern) token: string,
    @Ip() address: string,
  ): Promise<string> {
    this.limits.consume(limit, address);
    return this.feeds.read(token);
  }
}
