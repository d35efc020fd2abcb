import { Body, Controller, Delete, Get, HttpCode, HttpStatus, Param, Post, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { basketSessionPattern, quoteIdPattern } from '@app/contracts';
import type { FastifyReply } from 'fastify';
import { Clock } from '../platform/clock/clock';
import { ApiErrors, bodyErrors } from '../platform/errors/api-errors';
import { privately } from '../platform/http/privately';
import { AddBasketItemDto, BasketDto } from './basket.dto';
import { toBasketResponse } from './basket.mapper';
import { BasketService } from './basket.service';
import { checkSessionId } from './check-session-id';

const BasketName = () =>
  ApiParam({ name: 'sessionId', schema: { type: 'string', pattern: basketSessionPattern.source } });

/** Every call answers with the whole basket, so that a screen never shows one that it only guessed. */
@ApiTags('Basket')
@Controller('basket/:sessionId')
export class BasketController {
  constructor(
    private readonly baskets: BasketService,
    private readonly clock: Clock,
  ) {}

  @Get()
  @BasketName()
  @ApiOperation({ summary: 'Read a basket; one that nobody has begun is empty' })
  @ApiOkResponse({ type: BasketDto })
  @ApiErrors('basket/malformed-session')
  read(@Param('sessionId') sessionId: string, @Res() reply: FastifyReply): Promise<void> {
    return this.answer(checkSessionId(sessionId), reply);
  }

  @Post('items')
  @HttpCode(HttpStatus.OK)
  @BasketName()
  @ApiOperation({ summary: 'Put a quote into a basket; one that is in it already stays once' })
  @ApiOkResponse({ type: BasketDto })
  @ApiErrors(...bodyErrors, 'basket/malformed-session', 'quote/not-found', 'basket/full')
  async add(
    @Param('sessionId') sessionId: string,
    @Body() request: AddBasketItemDto,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.baskets.add(checkSessionId(sessionId), request);
    await this.answer(sessionId, reply);
  }

  @Delete('items/:itemId')
  @BasketName()
  @ApiParam({
    name: 'itemId',
    description: "The line's id or its quote's",
    schema: { type: 'string', pattern: quoteIdPattern.source },
  })
  @ApiOperation({ summary: 'Take a quote out of a basket' })
  @ApiOkResponse({ type: BasketDto })
  @ApiErrors('basket/malformed-session', 'basket/item-not-found', 'request/foreign-origin')
  async remove(
    @Param('sessionId') sessionId: string,
    @Param('itemId') itemId: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.baskets.remove(checkSessionId(sessionId), itemId);
    await this.answer(sessionId, reply);
  }

  @Delete('clear')
  @BasketName()
  @ApiOperation({ summary: 'Take everything out of a basket' })
  @ApiOkResponse({ type: BasketDto })
  @ApiErrors('basket/malformed-session', 'request/foreign-origin')
  async clear(@Param('sessionId') sessionId: string, @Res() reply: FastifyReply): Promise<void> {
    await this.baskets.clear(checkSessionId(sessionId));
    await this.answer(sessionId, reply);
  }

  private async answer(sessionId: string, reply: FastifyReply): Promise<void> {
    const rows = await this.baskets.read(sessionId);
    void privately(reply).send(toBasketResponse(rows, this.clock.now()));
  }
}
