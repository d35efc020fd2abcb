import { Controller, Get, Ip, Res } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { AppConfig } from '../../config/app-config';
import { Statements } from '../../database/statements';
import { ApiErrors } from '../../platform/errors/api-errors';
import { IdInPath } from '../../platform/http/id-in-path';
import { networkOf } from '../../platform/limits/network-of';
import { type RateLimit, RateLimits } from '../../platform/limits/rate-limits';
import { AnswersFile } from '../../platform/openapi/answers';
import { getQuoteToShow } from '../revisions/find-quote-to-show';
import { QuotePdfs, sendPdf } from './quote-pdfs';

@ApiTags('Quotes')
@Controller('quotes')
export class QuotePdfController {
  private readonly perVisitor: RateLimit;

  constructor(
    private readonly statements: Statements,
    private readonly pdfs: QuotePdfs,
    private readonly limits: RateLimits,
    { quotePdfsPerMinute: max }: AppConfig,
  ) {
    this.perVisitor = { name: 'quote-pdfs', max, seconds: 60, refusal: 'quote/too-many-pdfs' };
  }

  @Get(':quoteId/pdf')
  @ApiOperation({ summary: 'A saved quote as one page of A4, without a name' })
  @AnswersFile('application/pdf')
  @ApiErrors('quote/not-found', 'quote/too-many-pdfs')
  async read(
    @IdInPath('quoteId', 'quote/not-found') quoteId: string,
    @Ip() address: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const quote = await getQuoteToShow(this.statements, quoteId);
    await this.limits.consume(this.perVisitor, networkOf(address));
    sendPdf(reply, await this.pdfs.make(quote, { customerName: null }));
  }
}
