import { Body, Controller, Get, HttpCode, HttpStatus, Param, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { quoteIdPattern, type PaymentReview, type DecidedReview } from '@app/contracts';
import { Statements } from '../../database/statements';
import { DecideReview, listPaymentReviews } from '../../payments';
import type { Actor } from '../../platform/audit/actor';
import { ApiErrors, bodyErrors } from '../../platform/errors/api-errors';
import { CurrentActor } from '../current-actor';
import { DecideReviewDto } from './payment-review.dto';
import { contract, contracts } from '../../platform/openapi/contract';

/** Payments that a person has to judge (D17). */
@ApiTags('Admin: money')
@Controller('admin/payment-reviews')
export class PaymentReviewsController {
  constructor(
    private readonly statements: Statements,
    private readonly reviews: DecideReview,
  ) {}

  @Get()
  @ApiOperation({ summary: 'List payments that a person has to judge, oldest first' })
  @ApiOkResponse({ schema: contracts('PaymentReview') })
  @ApiErrors()
  list(): Promise<PaymentReview[]> {
    return listPaymentReviews(this.statements);
  }

  @Post(':attemptId/decision')
  @HttpCode(HttpStatus.OK)
  @ApiOperation({
    summary: 'Let a charge count, give it back, or settle that there is none; asks the provider first',
  })
  @ApiParam({ name: 'attemptId', schema: { type: 'string', pattern: quoteIdPattern.source } })
  @ApiOkResponse({ schema: contract('DecidedReview') })
  @ApiErrors(
    ...bodyErrors,
    'review/not-found',
    'review/decided',
    'review/not-possible',
    'review/charge-left',
    'review/no-answer',
    'refund/too-much',
    'refund/under-way',
  )
  async decide(
    @Param('attemptId') attemptId: string,
    @Body() { decision, reason }: DecideReviewDto,
    @CurrentActor() actor: Actor,
  ): Promise<DecidedReview> {
    await this.reviews.decide(actor, attemptId, { decision, reason });
    return { attemptId, decision };
  }
}
