import { Body, Controller, Put } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { SetJob } from '../../jobs';
import type { Actor } from '../../platform/audit/actor';
import { ApiErrors, bodyErrors } from '../../platform/errors/api-errors';
import { IdInPath } from '../../platform/http/id-in-path';
import { Answers } from '../../platform/openapi/answers';
import { CurrentActor } from '../current-actor';
import { SetJobDto } from './quote-job.dto';
import { ReadQuoteDetail } from './read-quote-detail';

/** Which job a quote is of. Answered with the quote as it is then. */
@ApiTags('Admin: orders')
@Controller('admin/quotes/:quoteId/job')
export class QuoteJobController {
  constructor(
    private readonly jobs: SetJob,
    private readonly details: ReadQuoteDetail,
  ) {}

  @Put()
  @ApiOperation({ summary: 'Say the name of the job of a quote, and what else is in it' })
  @Answers('AdminQuoteDetail')
  @ApiErrors(
    ...bodyErrors,
    'quote/not-found',
    'order/deleted',
    'job/full',
    'job/in-another',
    'job/money-taken',
  )
  async set(
    @IdInPath('quoteId', 'quote/not-found') quoteId: string,
    @Body() request: SetJobDto,
    @CurrentActor() actor: Actor,
  ) {
    await this.jobs.set(actor, quoteId, request);
    return this.details.get(quoteId);
  }
}
