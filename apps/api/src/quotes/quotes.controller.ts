import { Body, Controller, Get, HttpStatus, Ip, Post, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { quoteLimits, type QuoteResponse } from '@app/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppConfig } from '../config/app-config';
import { Statements } from '../database/statements';
import { Clock } from '../platform/clock/clock';
import { ApiErrors, bodyErrors } from '../platform/errors/api-errors';
import { IdInPath } from '../platform/http/id-in-path';
import { NoStore } from '../platform/http/no-store';
import { InMemoryRateLimits } from '../platform/limits/in-memory-rate-limits';
import { networkOf } from '../platform/limits/network-of';
import { RateLimits } from '../platform/limits/rate-limits';
import { RespondsWith, RespondsWithFile } from '../platform/openapi/responds-with';
import { findTermsByToken, tradeTokenOf } from '../trade';
import { EmailQuote, readMailInput } from './email/email-quote';
import { PdfFiles, sendPdf } from './pdf/pdf-files';
import { EmailQuoteDto, SaveQuoteDto } from './quotes.dto';
import { toQuoteResponse } from './read/quote.mapper';
import { getQuoteWithRevision, toQuoteWithRevision } from './revisions/read-revision';
import { checkSize, readRequestedTop } from './save/read-requested-top';
import { SaveQuote, savingErrors } from './save/save-quote';

const QuoteId = () => IdInPath('quoteId', 'quote/not-found');

@ApiTags('Quotes')
@Controller('quotes')
export class QuotesController {
  constructor(
    private readonly statements: Statements,
    private readonly saveQuote: SaveQuote,
    private readonly pdfs: PdfFiles,
    private readonly emailQuote: EmailQuote,
    private readonly localLimits: InMemoryRateLimits,
    private readonly limits: RateLimits,
    private readonly clock: Clock,
    private readonly config: AppConfig,
  ) {}

  @Post()
  @ApiOperation({ summary: 'Price a configuration and save it' })
  @RespondsWith('QuoteResponse', HttpStatus.CREATED)
  @NoStore()
  @ApiErrors(...bodyErrors, ...savingErrors, 'request/too-often')
  async save(
    @Body() request: SaveQuoteDto,
    @Ip() address: string,
    @Req() http: FastifyRequest,
  ): Promise<QuoteResponse> {
    const wanted = readRequestedTop(request);
    // Invalid requests do not count against the limit. A quote in another's place may have the size staff gave that one.
    if (wanted.replacesQuoteId === null) checkSize(wanted.size, quoteLimits);
    const max = this.config.quotesPerMinute;
    this.localLimits.consume({ name: 'quotes', max, seconds: 60, errorCode: 'request/too-often' }, address);
    const token = tradeTokenOf(http, this.config);
    const saved = await this.saveQuote.save(wanted, {
      basketSessionId: request.basketSessionId,
      trade: token === undefined ? null : await findTermsByToken(this.statements, token),
    });
    return toQuoteResponse(saved, this.clock.now());
  }

  @Get(':quoteId')
  @ApiOperation({ summary: 'Read a saved quote back' })
  @RespondsWith('QuoteResponse')
  @NoStore()
  @ApiErrors('quote/not-found')
  async read(@QuoteId() quoteId: string) {
    return toQuoteWithRevision(await getQuoteWithRevision(this.statements, quoteId), this.clock.now());
  }

  @Get(':quoteId/pdf')
  @ApiOperation({ summary: 'A saved quote as one page of A4, without a name' })
  @RespondsWithFile('application/pdf')
  @ApiErrors('quote/not-found', 'quote/too-many-pdfs')
  async pdf(@QuoteId() quoteId: string, @Ip() address: string, @Res() reply: FastifyReply): Promise<void> {
    const quote = await getQuoteWithRevision(this.statements, quoteId);
    const max = this.config.quotePdfsPerMinute;
    const limit = { name: 'quote-pdfs', max, seconds: 60, errorCode: 'quote/too-many-pdfs' } as const;
    await this.limits.consume(limit, networkOf(address));
    sendPdf(reply, await this.pdfs.makeQuote(quote, { customerName: null }));
  }

  @Post('email')
  @ApiOperation({ summary: 'Have one or several quotes sent by email' })
  @RespondsWith('EmailQuoteResponse', HttpStatus.ACCEPTED, 'The mail is queued')
  @NoStore()
  @ApiErrors(...bodyErrors, 'quote/not-found', 'quote/too-many-mails')
  email(@Body() request: EmailQuoteDto, @Ip() address: string) {
    return this.emailQuote.request(readMailInput(request), address);
  }
}
