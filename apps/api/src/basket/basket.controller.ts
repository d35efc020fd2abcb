import { applyDecorators, Body, Controller, Delete, Get, Ip, Param, Post } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import {
  type AddBasketItemRequest,
  type BasketResponse,
  basketSessionPattern,
  type ErrorCode,
  quoteIdPattern,
} from '@app/contracts';
import { basketTotal, toPence, toPounds } from '@app/pricing';
import { AppConfig } from '../config/app-config';
import { Clock } from '../platform/clock/clock';
import { ApiErrors, bodyErrors } from '../platform/errors/api-errors';
import { NoStore } from '../platform/http/no-store';
import { InMemoryRateLimits } from '../platform/limits/in-memory-rate-limits';
import type { RateLimit } from '../platform/limits/rate-limits';
import { RespondsWith } from '../platform/openapi/responds-with';
import { dtoOf, optionalPublicId, requiredPublicId } from '../platform/validation';
import { toQuoteResponse } from '../quotes';
import { BasketService } from './basket.service';
import { checkSessionId } from './baskets-of-quotes';

class AddBasketItemDto extends dtoOf<AddBasketItemRequest>({
  quoteId: requiredPublicId,
  replacesQuoteId: optionalPublicId,
}) {}

const BasketRoute = (summary: string, ...errors: ErrorCode[]) =>
  applyDecorators(
    ApiParam({ name: 'sessionId', schema: { type: 'string', pattern: basketSessionPattern.source } }),
    ApiOperation({ summary }),
    RespondsWith('BasketResponse'),
    NoStore(),
    ApiErrors(...errors, 'basket/malformed-session', 'request/too-often'),
  );

/** Every response contains the whole basket, so that the client keeps no state of its own. */
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
    this.limit = { name: 'basket', max, seconds: 60, errorCode: 'request/too-often' };
  }

  @Get()
  @BasketRoute('Read a basket; an unknown one is empty')
  async read(@Param('sessionId') sessionId: string, @Ip() address: string): Promise<BasketResponse> {
    this.checkRequest(sessionId, address);
    return this.respond(sessionId);
  }

  @Post('items')
  @BasketRoute(
    'Add a quote to a basket, unless it is in it already',
    ...bodyErrors,
    'quote/not-found',
    'basket/full',
  )
  async add(
    @Param('sessionId') sessionId: string,
    @Body() request: AddBasketItemDto,
    @Ip() address: string,
  ): Promise<BasketResponse> {
    this.checkRequest(sessionId, address);
    await this.baskets.add(sessionId, request);
    return this.respond(sessionId);
  }

  @Delete('items/:itemId')
  @BasketRoute('Remove a quote from a basket', 'basket/item-not-found', 'request/foreign-origin')
  @ApiParam({
    name: 'itemId',
    description: "The item's id or its quote's",
    schema: { type: 'string', pattern: quoteIdPattern.source },
  })
  async remove(
    @Param('sessionId') sessionId: string,
    @Param('itemId') itemId: string,
    @Ip() address: string,
  ): Promise<BasketResponse> {
    this.checkRequest(sessionId, address);
    await this.baskets.remove(sessionId, itemId);
    return this.respond(sessionId);
  }

  @Delete('clear')
  @BasketRoute('Remove everything from a basket', 'request/foreign-origin')
  async clear(@Param('sessionId') sessionId: string, @Ip() address: string): Promise<BasketResponse> {
    this.checkRequest(sessionId, address);
    await this.baskets.clear(sessionId);
    return this.respond(sessionId);
  }

  private checkRequest(sessionId: string, address: string): void {
    checkSessionId(sessionId);
    this.limits.consume(this.limit, address);
  }

  private async respond(sessionId: string): Promise<BasketResponse> {
    const rows = await this.baskets.read(sessionId);
    const now = this.clock.now();
    const tops = rows.map(({ total_price }) => toPence(total_price));
    return {
      items: rows.map((row) => ({ id: row.item_id, quoteId: row.id, quote: toQuoteResponse(row, now) })),
      totalAmount: toPounds(basketTotal(tops, { needsDelivery: false }).topsTotal),
      count: rows.length,
    };
  }
}
