import { Body, Controller, Get, HttpStatus, Param, Post, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { quoteIdPattern } from '@app/contracts';
import type { FastifyReply } from 'fastify';
import { Clock } from '../platform/clock/clock';
import { ApiErrors, bodyErrors } from '../platform/errors/api-errors';
import { privately } from '../platform/http/privately';
import { QuoteDto } from './quote.dto';
import { toQuoteResponse } from './quote.mapper';
import { toShownQuote } from './revisions/to-shown-quote';
import { QuotesService } from './quotes.service';
import { readWantedTop } from './read-wanted-top';
import { SaveQuote } from './save-quote';
import { SaveQuoteDto } from './save-quote.dto';

@ApiTags('Quotes')
@Controller('quotes')
export class QuotesController {
  constructor(
    private readonly quotes: QuotesService,
    private readonly saveQuote: SaveQuote,
    private readonly clock: Clock,
  ) {}

  @Post()
  @ApiOperation({ summary: 'Price a configuration and save it' })
  @ApiCreatedResponse({ type: QuoteDto })
  @ApiErrors(
    ...bodyErrors,
    'quote/incomplete',
    'quote/size-out-of-range',
    'quote/unknown-part',
    'quote/color-of-other-material',
    'quote/zero-price',
    'quote/part-not-sold',
    'quote/price-changed',
  )
  async save(@Body() request: SaveQuoteDto, @Res() reply: FastifyReply): Promise<void> {
    const saved = await this.saveQuote.save(readWantedTop(request));
    void privately(reply).code(HttpStatus.CREATED).send(toQuoteResponse(saved, this.clock.now()));
  }

  @Get(':quoteId')
  @ApiOperation({ summary: 'Read a saved quote back' })
  @ApiParam({ name: 'quoteId', schema: { type: 'string', pattern: quoteIdPattern.source } })
  @ApiOkResponse({ type: QuoteDto })
  @ApiErrors('quote/not-found')
  async read(@Param('quoteId') quoteId: string, @Res() reply: FastifyReply): Promise<void> {
    const quote = await this.quotes.get(quoteId);
    void privately(reply).send(toShownQuote(quote, this.clock.now()));
  }
}
