import { Controller, Get, Header, Param } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../../platform/errors/api-errors';
import { QuoteDetailDto } from './quote-detail.dto';
import { QuoteIdParam } from './quote-id-param';
import { ReadQuoteDetail } from './read-quote-detail';

/** One quote as staff see it when they open it. */
@ApiTags('Admin: quotes')
@Controller('admin/quotes/:quoteId')
export class QuoteDetailController {
  constructor(private readonly details: ReadQuoteDetail) {}

  @Get()
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'Everything about a quote, deleted or not' })
  @QuoteIdParam()
  @ApiOkResponse({ type: QuoteDetailDto })
  @ApiErrors('auth/signed-out', 'auth/not-an-admin', 'quote/not-found')
  read(@Param('quoteId') id: string): Promise<QuoteDetailDto> {
    return this.details.get(id);
  }
}
