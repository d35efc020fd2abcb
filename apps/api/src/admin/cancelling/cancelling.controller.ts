import { Body, Controller, Get, HttpStatus, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  type CancellingRules,
  type CancelOrderRequest,
  keptAmountPattern,
  recordedMeans,
  refundLimits,
} from '@app/contracts';
import { toPence, toPounds } from '@app/pricing';
import { CancelOrder, SetCancellingRules } from '../../order-changes';
import type { Actor } from '../../platform/audit/actor';
import { IdempotencyKey } from '../../platform/http/idempotency-key';
import { IdInPath } from '../../platform/http/id-in-path';
import { Answers } from '../../platform/openapi/answers';
import { CurrentActor } from '../current-actor';
import { ReadQuoteDetail } from '../quotes/read-quote-detail';
import { Roles } from '../../staff';
import { dtoOf, orNull, optionalOneOf, requiredLine, shaped } from '../../platform/validation';

class CancelOrderDto extends dtoOf<CancelOrderRequest>({
  givenBack: requiredLine(20),
  means: optionalOneOf(recordedMeans),
  reason: requiredLine(refundLimits.reason),
}) {}

const kept = orNull(
  shaped(keptAmountPattern, 'This must be an amount such as 50.00, or null for all that was paid.'),
);

class CancellingRulesDto extends dtoOf<CancellingRules>({
  toMeasure: kept,
  measured: kept,
  cut: kept,
}) {}

const asKept = (amount: string | null) => amount && toPounds(toPence(amount));

/** As they are kept: with both decimals. */
const readRules = ({ toMeasure, measured, cut }: CancellingRules): CancellingRules => ({
  toMeasure: asKept(toMeasure),
  measured: asKept(measured),
  cut: asKept(cut),
});

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
  preview(@QuoteId() quoteId: string) {
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
  setRules(@Body() request: CancellingRulesDto, @CurrentActor() actor: Actor) {
    return this.rules.set(actor, readRules(request));
  }
}
