import { Body, Controller, Get, HttpStatus, Post, Put } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Cancelling, CancellingRules } from '@app/contracts';
import { CancelOrder, SetCancellingRules } from '../../orders';
import type { Actor } from '../../platform/audit/actor';
import { ApiErrors, bodyErrors } from '../../platform/errors/api-errors';
import { IdempotencyKey } from '../../platform/http/idempotency-key';
import { IdInPath } from '../../platform/http/id-in-path';
import { Answers } from '../../platform/openapi/answers';
import { CurrentActor } from '../current-actor';
import { ReadQuoteDetail } from '../quotes/read-quote-detail';
import { CancellingRulesDto, CancelOrderDto, readRules } from './cancelling.dto';
import { Roles } from '../../staff';

const QuoteId = () => IdInPath('quoteId', 'quote/not-found');

/** Cancelling orders, and what is given back then. */
@ApiTags('Admin: orders')
@Controller('admin')
export class CancellingController {
  constructor(
    private readonly orders: CancelOrder,
    private readonly rules: SetCancellingRules,
    private readonly details: ReadQuoteDetail,
  ) {}

  @Get('quotes/:quoteId/cancelling')
  @Roles('office')
  @ApiOperation({ summary: 'What cancelling an order now would give back' })
  @Answers('Cancelling')
  @ApiErrors('quote/not-found', 'order/no-stage')
  preview(@QuoteId() quoteId: string): Promise<Cancelling> {
    return this.orders.preview(quoteId);
  }

  @Post('quotes/:quoteId/cancel')
  @Roles('office')
  @ApiOperation({ summary: 'Cancel an order: refund, status, appointments and mail in one' })
  @Answers('AdminQuoteDetail', HttpStatus.OK)
  @ApiErrors(
    ...bodyErrors,
    'request/key-missing',
    'quote/not-found',
    'order/deleted',
    'order/no-stage',
    'order/moved-meanwhile',
    'order/more-than-received',
    'order/means-missing',
    'deposit/in-review',
    'deposit/key-reused',
    'refund/under-way',
    'refund/too-much',
  )
  async cancel(
    @QuoteId() quoteId: string,
    @Body() request: CancelOrderDto,
    @IdempotencyKey('One for each cancelling: sent again with it, it is the same', true) key:
      | string
      | undefined,
    @CurrentActor() actor: Actor,
  ) {
    await this.orders.byStaff(actor, quoteId, key, request);
    return this.details.get(quoteId);
  }

  @Put('cancelling-rules')
  @ApiOperation({ summary: 'Say what is kept of the deposit where an order is cancelled' })
  @Answers('CancellingRules')
  @ApiErrors(...bodyErrors)
  setRules(@Body() request: CancellingRulesDto, @CurrentActor() actor: Actor): Promise<CancellingRules> {
    return this.rules.set(actor, readRules(request));
  }
}
