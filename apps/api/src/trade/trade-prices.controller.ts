import { Body, Controller, Delete, Get, HttpStatus, Ip, Post, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { OpenTradePricesRequest, TradePrices } from '@app/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppConfig } from '../config/app-config';
import { Statements } from '../database/statements';
import { ApiErrors, bodyErrors } from '../platform/errors/api-errors';
import { AppError } from '../platform/errors/app-error';
import { NoStore } from '../platform/http/no-store';
import { InMemoryRateLimits } from '../platform/limits/in-memory-rate-limits';
import type { RateLimit } from '../platform/limits/rate-limits';
import { RespondsWith, RespondsWithNoContent } from '../platform/openapi/responds-with';
import { dtoOf, requiredLine } from '../platform/validation';
import { clearTradeCookies, setTradeCookies, tradeTokenOf } from './trade-cookies';
import { findTermsByToken, type TradeTerms } from './trade-terms';

const limit: RateLimit = { name: 'trade-prices', max: 120, seconds: 60, errorCode: 'request/too-often' };

class OpenTradePricesDto extends dtoOf<OpenTradePricesRequest>({
  token: requiredLine(43),
}) {}

/** The token is sent in the body and stored in a cookie. URLs are logged, so it must not be in one. */
@ApiTags('Trade prices')
@Controller('trade-prices')
export class TradePricesController {
  constructor(
    private readonly statements: Statements,
    private readonly limits: InMemoryRateLimits,
    private readonly config: AppConfig,
  ) {}

  @Get()
  @ApiOperation({ summary: 'The prices of the trade customer of this browser' })
  @RespondsWith('TradePrices')
  @NoStore()
  @ApiErrors('trade/unknown-link', 'request/too-often')
  async read(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Ip() address: string,
  ): Promise<TradePrices> {
    this.limits.consume(limit, address);
    const token = tradeTokenOf(request, this.config);
    const terms = token === undefined ? null : await findTermsByToken(this.statements, token);
    if (!terms) {
      clearTradeCookies(reply, this.config);
      throw new AppError('trade/unknown-link');
    }
    return toPrices(terms);
  }

  @Post()
  @ApiOperation({ summary: 'Open a trade customer’s link in this browser' })
  @RespondsWith('TradePrices', HttpStatus.OK)
  @NoStore()
  @ApiErrors(...bodyErrors, 'trade/unknown-link', 'request/too-often')
  async open(
    @Body() { token }: OpenTradePricesDto,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Ip() address: string,
  ): Promise<TradePrices> {
    this.limits.consume(limit, address);
    const terms = await findTermsByToken(this.statements, token);
    if (!terms) throw new AppError('trade/unknown-link');
    setTradeCookies(reply, this.config, token);
    return toPrices(terms);
  }

  @Delete()
  @ApiOperation({ summary: 'Stop using trade prices in this browser' })
  @RespondsWithNoContent('It has')
  @ApiErrors('request/foreign-origin')
  leave(@Res({ passthrough: true }) reply: FastifyReply): void {
    clearTradeCookies(reply, this.config);
  }
}

const toPrices = ({ company, percentages, floor }: TradeTerms): TradePrices => ({
  company,
  percentages,
  floor,
});
