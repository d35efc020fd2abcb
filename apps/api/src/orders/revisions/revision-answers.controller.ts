import { Body, Controller, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { AnswerRevisionRequest, QuoteResponse } from '@app/contracts';
import { Statements } from '../../database/statements';
import { Clock } from '../../platform/clock/clock';
import { ApiErrors, bodyErrors } from '../../platform/errors/api-errors';
import { IdInPath } from '../../platform/http/id-in-path';
import { NoStore } from '../../platform/http/no-store';
import { RespondsWith } from '../../platform/openapi/responds-with';
import { dtoOf, requiredFlag, matchingPattern } from '../../platform/validation';
import { getQuoteWithRevision, toQuoteWithRevision } from '../../quotes';
import { AnswerRevision } from './answer-revision';

export class AnswerRevisionDto extends dtoOf<AnswerRevisionRequest>({
  isAgreed: requiredFlag,
  totalPrice: matchingPattern(/^\d{1,10}\.\d{2}$/, 'This must be an amount such as 477.00.'),
}) {}

@ApiTags('Quotes')
@Controller('quotes')
export class RevisionAnswersController {
  constructor(
    private readonly statements: Statements,
    private readonly revisions: AnswerRevision,
    private readonly clock: Clock,
  ) {}

  @Post(':quoteId/consent')
  @ApiOperation({ summary: 'Agree to a price that was revised after measuring, or ask to be called' })
  @RespondsWith('QuoteResponse')
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
    @Body() answer: AnswerRevisionDto,
  ): Promise<QuoteResponse> {
    await this.revisions.answer(quoteId, answer);
    return toQuoteWithRevision(await getQuoteWithRevision(this.statements, quoteId), this.clock.now());
  }
}
