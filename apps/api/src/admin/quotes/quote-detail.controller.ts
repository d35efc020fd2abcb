import type { AdminQuoteDetail } from '@app/contracts';
import { Controller, Get, Param, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { ApiErrors } from '../../platform/errors/api-errors';
import { QuotePdfs, sendPdf } from '../../quotes';
import { QuoteIdParam } from './quote-actions.dto';
import { ReadQuoteDetail } from './read-quote-detail';
import { contract } from '../../platform/openapi/contract';

/** One quote as staff see it when they open it. */
@ApiTags('Admin: quotes')
@Controller('admin/quotes/:quoteId')
export class QuoteDetailController {
  constructor(
    private readonly details: ReadQuoteDetail,
    private readonly pdfs: QuotePdfs,
  ) {}

  @Get()
  @ApiOperation({ summary: 'Everything about a quote, deleted or not' })
  @QuoteIdParam()
  @ApiOkResponse({ schema: contract('AdminQuoteDetail') })
  @ApiErrors('quote/not-found')
  read(@Param('quoteId') id: string): Promise<AdminQuoteDetail> {
    return this.details.get(id);
  }

  @Get('pdf')
  @ApiOperation({ summary: 'A quote as one page of A4, made out to its customer, deleted or not' })
  @QuoteIdParam()
  @ApiOkResponse({ content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } } } })
  @ApiErrors('quote/not-found')
  async readPdf(@Param('quoteId') id: string, @Res() reply: FastifyReply): Promise<void> {
    const quote = await this.details.row(id);
    sendPdf(reply, await this.pdfs.make(quote, { customerName: quote.customer_name }));
  }
}
