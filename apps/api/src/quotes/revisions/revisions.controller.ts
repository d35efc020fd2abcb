import { Body, Controller, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { QuoteResponse } from '@app/contracts';
import { Statements } from '../../database/statements';
import { Clock } from '../../platform/clock/clock';
import { ApiErrors, bodyErrors } from '../../platform/errors/api-errors';
import { IdInPath } from '../../platform/http/id-in-path';
import { NoStore } from '../../platform/http/no-store';
import { AnswerRevision } from './answer-revision';
import { AnswerRevisionDto } from './answer-revision.dto';
import { getQuoteToShow, toShownQuote } from './find-quote-to-show';
import { Answers } from '../../platform/openapi/answers';

@ApiTags('Quotes')
@Controller('quotes')
export class RevisionsController {
  constructor(
    private readonly revisions: AnswerRevision,
    private readonly statements: Statements,
    private readonly clock: Clock,
  ) {}

  @Post(':quoteId/consent')
  @ApiOperation({ summary: 'Agree to a price that was revised after measuring, or ask to be called' })
  @Answers('QuoteResponse')
  @NoStore()
  @ApiErrors(
    ...bodyErrors,
    'quote/not-found',
    'quote/price-changed',
    'revision/none',
    'revision/answered',
    'revision/expired',
    'deposit/payment-under-way',
    'deposit/in-review',
  )
  async answer(
    @IdInPath('quoteId', 'quote/not-found') quoteId: string,
    @Body() { isAgreed, totalPrice }: AnswerRevisionDto,
  ): Promise<QuoteResponse> {
    await this.revisions.answer(quoteId, { isAgreed, totalPrice });
    return toShownQuote(await getQuoteToShow(this.statements, quoteId), this.clock.now());
  }
}
