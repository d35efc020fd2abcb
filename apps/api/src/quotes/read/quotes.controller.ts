import { Body, Controller, Get, HttpStatus, Ip, Post, Req } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { QuoteResponse } from '@app/contracts';
import type { FastifyRequest } from 'fastify';
import { AppConfig } from '../../config/app-config';
import { Statements } from '../../database/statements';
import { Clock } from '../../platform/clock/clock';
import { ApiErrors, bodyErrors } from '../../platform/errors/api-errors';
import { IdInPath } from '../../platform/http/id-in-path';
import { NoStore } from '../../platform/http/no-store';
import { InMemoryRateLimits } from '../../platform/limits/in-memory-rate-limits';
import type { RateLimit } from '../../platform/limits/rate-limits';
import { termsByToken, tradeTokenOf } from '../../trade';
import { getQuoteToShow, toShownQuote } from '../revisions/find-quote-to-show';
import { readWantedTop } from '../save/read-wanted-top';
import { SaveQuote, savingErrors } from '../save/save-quote';
import { SaveQuoteDto } from '../save/save-quote.dto';
import { toQuoteResponse } from './quote.mapper';
import { Answers } from '../../platform/openapi/answers';

@ApiTags('Quotes')
@Controller('quotes')
export class QuotesController {
  private readonly limit: RateLimit;

  constructor(
    private readonly statements: Statements,
    private readonly saveQuote: SaveQuote,
    private readonly limits: InMemoryRateLimits,
    private readonly clock: Clock,
    private readonly config: AppConfig,
  ) {
    const { quotesPerMinute: max } = config;
    this.limit = { name: 'quotes', max, seconds: 60, refusal: 'request/too-often' };
  }

  @Post()
  @ApiOperation({ summary: 'Price a configuration and save it' })
  @Answers('QuoteResponse', HttpStatus.CREATED)
  @NoStore()
  @ApiErrors(...bodyErrors, ...savingErrors, 'request/too-often')
  async save(
    @Body() request: SaveQuoteDto,
    @Ip() address: string,
    @Req() http: FastifyRequest,
  ): Promise<QuoteResponse> {
    const wanted = readWantedTop(request);
    this.limits.spend(this.limit, address);
    const token = tradeTokenOf(http, this.config);
    const saved = await this.saveQuote.save(wanted, {
      basketSessionId: request.basketSessionId,
      trade: token === undefined ? null : await termsByToken(this.statements, token),
    });
    return toQuoteResponse(saved, this.clock.now());
  }

  @Get(':quoteId')
  @ApiOperation({ summary: 'Read a saved quote back' })
  @Answers('QuoteResponse')
  @NoStore()
  @ApiErrors('quote/not-found')
  async read(@IdInPath('quoteId', 'quote/not-found') quoteId: string): Promise<QuoteResponse> {
    return toShownQuote(await getQuoteToShow(this.statements, quoteId), this.clock.now());
  }
}
