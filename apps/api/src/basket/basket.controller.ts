import { Body, Controller, Delete, Get, Ip, Param, Post } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { type BasketResponse, basketSessionPattern, quoteIdPattern } from '@app/contracts';
import { basketTotal, toPence, toPounds } from '@app/pricing';
import { AppConfig } from '../config/app-config';
import { Clock } from '../platform/clock/clock';
import { ApiErrors, bodyErrors } from '../platform/errors/api-errors';
import { NoStore } from '../platform/http/no-store';
import { InMemoryRateLimits } from '../platform/limits/in-memory-rate-limits';
import type { RateLimit } from '../platform/limits/rate-limits';
import { toQuoteResponse } from '../quotes';
import { AddBasketItemDto } from './basket.dto';
import { type BasketRow, BasketService } from './basket.service';
import { checkSessionId } from './baskets-of-quotes';
import { Answers } from '../platform/openapi/answers';

const BasketName = () =>
  ApiParam({ name: 'sessionId', schema: { type: 'string', pattern: basketSessionPattern.source } });

/** Every call answers with the whole basket, so that a screen never shows one that it only guessed. */
@ApiTags('Basket')
@Controller('basket/:sessionId')
export class BasketController {
  private readonly limit: RateLimit;

  constructor(
    private readonly baskets: BasketService,
    private readonly limits: InMemoryRateLimits,
    private readonly clock: Clock,
    { basketCallsPerMinute: max }: AppConfig,
  ) {
    this.limit = { name: 'basket', max, seconds: 60, refusal: 'request/too-often' };
  }

  @Get()
  @BasketName()
  @ApiOperation({ summary: 'Read a basket; one that nobody has begun is empty' })
  @Answers('BasketResponse')
  @NoStore()
  @ApiErrors('basket/malformed-session', 'request/too-often')
  async read(@Param('sessionId') sessionId: string, @Ip() address: string): Promise<BasketResponse> {
    this.accept(sessionId, address);
    return this.answer(sessionId);
  }

  @Post('items')
  @BasketName()
  @ApiOperation({ summary: 'Put a quote into a basket; one that is in it already stays once' })
  @Answers('BasketResponse')
  @NoStore()
  @ApiErrors(...bodyErrors, 'basket/malformed-session', 'quote/not-found', 'basket/full', 'request/too-often')
  async add(
    @Param('sessionId') sessionId: string,
    @Body() request: AddBasketItemDto,
    @Ip() address: string,
  ): Promise<BasketResponse> {
    this.accept(sessionId, address);
    await this.baskets.add(sessionId, request);
    return this.answer(sessionId);
  }

  @Delete('items/:itemId')
  @BasketName()
  @ApiParam({
    name: 'itemId',
    description: "The line's id or its quote's",
    schema: { type: 'string', pattern: quoteIdPattern.source },
  })
  @ApiOperation({ summary: 'Take a quote out of a basket' })
  @Answers('BasketResponse')
  @NoStore()
  @ApiErrors(
    'basket/malformed-session',
    'basket/item-not-found',
    'request/foreign-origin',
    'request/too-often',
  )
  async remove(
    @Param('sessionId') sessionId: string,
    @Param('itemId') itemId: string,
    @Ip() address: string,
  ): Promise<BasketResponse> {
    this.accept(sessionId, address);
    await this.baskets.remove(sessionId, itemId);
    return this.answer(sessionId);
  }

  @Delete('clear')
  @BasketName()
  @ApiOperation({ summary: 'Take everything out of a basket' })
  @Answers('BasketResponse')
  @NoStore()
  @ApiErrors('basket/malformed-session', 'request/foreign-origin', 'request/too-often')
  async clear(@Param('sessionId') sessionId: string, @Ip() address: string): Promise<BasketResponse> {
    this.accept(sessionId, address);
    await this.baskets.clear(sessionId);
    return this.answer(sessionId);
  }

  private accept(sessionId: string, address: string): void {
    checkSessionId(sessionId);
    this.limits.spend(this.limit, address);
  }

  private async answer(sessionId: string): Promise<BasketResponse> {
    return toBasketResponse(await this.baskets.read(sessionId), this.clock.now());
  }
}

/** A basket as its owner sees it at this moment; each quote says what stops it from being paid (D21). */
function toBasketResponse(rows: readonly BasketRow[], now: Date): BasketResponse {
  const tops = rows.map(({ total_price }) => toPence(total_price));
  return {
    items: rows.map((row) => ({ id: row.item_id, quoteId: row.id, quote: toQuoteResponse(row, now) })),
    totalAmount: toPounds(basketTotal(tops, { needsDelivery: false }).tops),
    count: rows.length,
  };
}
