import { Body, Controller, HttpCode, HttpStatus, Ip, Logger, Post } from '@nestjs/common';
import { ApiNoContentResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { clientReports, type ClientReportRequest } from '@app/contracts';
import { AppError } from '../platform/errors/app-error';
import { ApiErrors, bodyErrors } from '../platform/errors/api-errors';
import { InMemoryRateLimits } from '../platform/limits/in-memory-rate-limits';
import type { RateLimit } from '../platform/limits/rate-limits';
import { clientErrors, layoutShift, webVitalSeconds } from '../platform/metrics/metrics';
import { dtoOf, optionalAmount, optionalText, requiredLine, requiredOneOf } from '../platform/validation';

class ClientReportDto extends dtoOf<ClientReportRequest>({
  app: requiredOneOf(clientReports.apps),
  kind: requiredOneOf(clientReports.kinds),
  page: requiredLine(clientReports.maxPageLength),
  message: optionalText(clientReports.maxMessageLength),
  value: optionalAmount,
}) {}

/** Enough for an office behind one IP address, with a broken page in each browser. */
const limit: RateLimit = { name: 'client-reports', max: 300, seconds: 60, errorCode: 'request/too-often' };

@ApiTags('Health')
@Controller('client-reports')
export class ClientReportsController {
  private readonly logger = new Logger('Browser');

  constructor(private readonly limits: InMemoryRateLimits) {}

  @Post()
  @HttpCode(HttpStatus.NO_CONTENT)
  @ApiOperation({ summary: 'What a browser tells of a failure of ours in it, or of how quickly a page came' })
  @ApiNoContentResponse()
  @ApiErrors(...bodyErrors, 'request/too-often')
  report(@Body() { app, kind, page, message, value }: ClientReportDto, @Ip() address: string): void {
    this.limits.consume(limit, address);
    if (kind === 'error') {
      clientErrors.inc({ app });
      this.logger.warn({ app, page: withoutIds(page), cause: withoutIds(message ?? '') });
      return;
    }
    const metricValue = value === '' || value == null ? -1 : Number(value);
    if (metricValue < 0)
      throw new AppError('request/invalid', {
        fields: [{ field: 'value', message: 'Please say how much.' }],
      });
    if (kind === 'cls') layoutShift.observe({ app }, metricValue);
    else webVitalSeconds.observe({ app, vital: kind }, metricValue / 1_000);
  }
}

/** Ids in URLs may be permissions (D9); email addresses and phone numbers are personal. */
const withoutIds = (text: string) =>
  text.replaceAll(/[^\s/]+@[^\s/]+|(?<![\w.-])[\w-]{16,}(?![\w.-])|(?<![\w.])\+?\d[\d ]{8,}/g, '…');
