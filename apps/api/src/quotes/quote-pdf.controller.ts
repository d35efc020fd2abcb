import { Controller, Get, Ip, Param, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { quoteIdPattern } from '@app/contracts';
import type { FastifyReply } from 'fastify';
import { AppConfig } from '../config/app-config';
import { ApiErrors } from '../platform/errors/api-errors';
import { privately } from '../platform/http/privately';
import { networkOf } from '../platform/limits/network-of';
import { UseLimits, type UseLimit } from '../platform/limits/use-limits';
import { QuotePdfs } from './quote-pdfs';
import { QuotesService } from './quotes.service';

/**
 * Chrome shows a PDF in a page of its own making, which keeps to the policy that came with the PDF: without its inline
 * styles and its plug-in one would see the upper fifth of the page, or nothing. No words of ours ever are that page.
 */
const forViewers = "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'";

@ApiTags('Quotes')
@Controller('quotes')
export class QuotePdfController {
  private readonly perVisitor: UseLimit;

  constructor(
    private readonly quotes: QuotesService,
    private readonly pdfs: QuotePdfs,
    private readonly limits: UseLimits,
    { quotePdfsPerMinute: most }: AppConfig,
  ) {
    this.perVisitor = { name: 'quote-pdfs', most, seconds: 60, refusal: 'quote/too-many-pdfs' };
  }

  @Get(':quoteId/pdf')
  @ApiOperation({ summary: 'A saved quote as one page of A4, without a name' })
  @ApiParam({ name: 'quoteId', schema: { type: 'string', pattern: quoteIdPattern.source } })
  @ApiOkResponse({ content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } } } })
  @ApiErrors('quote/not-found', 'quote/too-many-pdfs')
  async read(
    @Param('quoteId') quoteId: string,
    @Ip() address: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const quote = await this.quotes.get(quoteId);
    await this.limits.spend(this.perVisitor, networkOf(address));
    const { content, mimeType, fileName } = await this.pdfs.make(quote, { customerName: null });
    void privately(reply)
      .header('content-type', mimeType)
      .header('content-security-policy', forViewers)
      .header('content-disposition', `inline; filename="${fileName}"`)
      .send(content);
  }
}
