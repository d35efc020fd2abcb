import { Body, Controller, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { SetJob } from '../../jobs';
import { MoveOrder } from '../../quotes';
import type { Actor } from '../../platform/audit/actor';
import { ApiErrors, bodyErrors } from '../../platform/errors/api-errors';
import { IdInPath } from '../../platform/http/id-in-path';
import { Answers } from '../../platform/openapi/answers';
import { CurrentActor } from '../current-actor';
import { MoveOrderDto } from './admin-quote.dto';
import { SetJobDto } from './quote-job.dto';
import { ReadQuoteDetail } from './read-quote-detail';
import { Roles } from '../../staff';

/** Which job a quote is of, and what is done with all of it. Answered with the quote as it is then. */
@ApiTags('Admin: orders')
@Controller('admin/quotes/:quoteId/job')
export class QuoteJobController {
  constructor(
    private readonly jobs: SetJob,
    private readonly moving: MoveOrder,
    private readonly details: ReadQuoteDetail,
  ) {}

  @Put()
  @Roles('office')
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

  @Put('stage')
  @Roles('office')
  @Answers('AdminQuoteDetail')
  @ApiErrors(...bodyErrors, 'quote/not-found', 'order/deleted', 'order/no-stage', 'job/top-stays')
  async setStage(
    @IdInPath('quoteId', 'quote/not-found') quoteId: string,
    @Body() move: MoveOrderDto,
    @CurrentActor() actor: Actor,
  ) {
    await this.moving.moveJob(actor, quoteId, move);
    return this.details.get(quoteId);
  }
}
