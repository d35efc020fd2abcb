import { Body, Controller, Get, HttpStatus, Post, Put, Query } from '@nestjs/common';
import { ApiQuery, ApiTags } from '@nestjs/swagger';
import {
  type CancellingRules,
  type CancelOrderRequest,
  keptAmountPattern,
  quoteIdPattern,
  recordedMethods,
  refundLimits,
} from '@app/contracts';
import { toPence, toPounds } from '@app/pricing';
import { CancelOrder, SetCancellingRules } from '../../order-changes';
import type { Actor } from '../../platform/audit/actor';
import { fieldError } from '../../platform/errors/app-error';
import { IdempotencyKey } from '../../platform/http/idempotency-key';
import { QuoteId } from '../../platform/http/id-in-path';
import { RespondsWith } from '../../platform/openapi/responds-with';
import { CurrentActor } from '../current-actor';
import { ReadQuoteDetail } from '../quotes/read-quote-detail';
import { Roles } from '../../staff';
import {
  dtoOf,
  orNull,
  optionalOneOf,
  optionalPublicIdList,
  requiredLine,
  matchingPattern,
} from '../../platform/validation';

const maxTops = 50;
const maxAmountLength = 20;

class CancelOrderDto extends dtoOf<CancelOrderRequest>({
  quoteIds: optionalPublicIdList(maxTops),
  refunded: requiredLine(maxAmountLength),
  method: optionalOneOf(recordedMethods),
  reason: requiredLine(refundLimits.reason),
}) {}

const keptAmount = orNull(
  matchingPattern(keptAmountPattern, 'This must be an amount such as 50.00, or null for all that was paid.'),
);

class CancellingRulesDto extends dtoOf<CancellingRules>({
  toMeasure: keptAmount,
  measured: keptAmount,
  cut: keptAmount,
}) {}

const withTwoDecimals = (amount: string | null) => amount && toPounds(toPence(amount));

const readRules = ({ toMeasure, measured, cut }: CancellingRules): CancellingRules => ({
  toMeasure: withTwoDecimals(toMeasure),
  measured: withTwoDecimals(measured),
  cut: withTwoDecimals(cut),
});

/** @throws AppError `request/invalid` */
function readIds(text: unknown): string[] {
  const ids = typeof text === 'string' && text !== '' ? text.split(',') : [];
  if (ids.length > maxTops || !ids.every((id) => quoteIdPattern.test(id)))
    throw fieldError('request/invalid', 'quoteIds', 'These must be ids of quotes, separated by commas.');
  return ids;
}

@ApiTags('Admin: orders')
@Controller('admin')
export class OrderCancellationController {
  constructor(
    private readonly orders: CancelOrder,
    private readonly rules: SetCancellingRules,
    private readonly details: ReadQuoteDetail,
  ) {}

  @Get('quotes/:quoteId/cancelling')
  @Roles('office')
  @RespondsWith('Cancelling')
  @ApiQuery({
    name: 'quoteIds',
    required: false,
    description: 'Separated by commas; if absent, only this quote',
  })
  preview(@QuoteId() quoteId: string, @Query('quoteIds') quoteIds?: string) {
    return this.orders.preview(quoteId, readIds(quoteIds));
  }

  @Post('quotes/:quoteId/cancel')
  @Roles('office')
  @RespondsWith('AdminQuoteDetail', HttpStatus.OK)
  async cancel(
    @QuoteId() quoteId: string,
    @Body() request: CancelOrderDto,
    @IdempotencyKey({ required: true }) key: string,
    @CurrentActor() actor: Actor,
  ) {
    await this.orders.cancelByStaff(actor, quoteId, key, request);
    return this.details.get(quoteId);
  }

  @Put('cancelling-rules')
  @RespondsWith('CancellingRules')
  setRules(@Body() request: CancellingRulesDto, @CurrentActor() actor: Actor) {
    return this.rules.set(actor, readRules(request));
  }
}
