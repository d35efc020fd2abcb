import { Body, Controller, Get, HttpStatus, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Cancelling, CancellingRules } from '@app/contracts';
import { CancelOrder, SetCancellingRules } from '../../orders';
import type { Actor } from '../../platform/audit/actor';
import { IdempotencyKey } from '../../platform/http/idempotency-key';
import { IdInPath } from '../../platform/http/id-in-path';
import { Answers } from '../../platform/openapi/answers';
import { CurrentActor } from '../current-actor';
import { ReadQuoteDetail } from '../quotes/read-quote-detail';
import { CancellingRulesDto, CancelOrderDto, readRules } from './cancelling.dto';
import { Roles } from '../../staff';

const QuoteId = () => IdInPath('quoteId', 'quote/not-found');

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
  @Answers('Cancelling')
  preview(@QuoteId() quoteId: string): Promise<Cancelling> {
    return this.orders.preview(quoteId);
  }

  @Post('quotes/:quoteId/cancel')
  @Roles('office')
  @Answers('AdminQuoteDetail', HttpStatus.OK)
  async cancel(
    @QuoteId() quoteId: string,
    @Body() request: CancelOrderDto,
    @IdempotencyKey(true) key: string | undefined,
    @CurrentActor() actor: Actor,
  ) {
    await this.orders.byStaff(actor, quoteId, key, request);
    return this.details.get(quoteId);
  }

  @Put('cancelling-rules')
  @Answers('CancellingRules')
  setRules(@Body() request: CancellingRulesDto, @CurrentActor() actor: Actor): Promise<CancellingRules> {
    return this.rules.set(actor, readRules(request));
  }
}
