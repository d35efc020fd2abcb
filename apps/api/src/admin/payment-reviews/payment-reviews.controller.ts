import { Body, Controller, Get, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type DecidedReview } from '@app/contracts';
import { Statements } from '../../database/statements';
import { DecideReview, listPaymentReviews } from '../../payments';
import type { Actor } from '../../platform/audit/actor';
import { IdInPath } from '../../platform/http/id-in-path';
import { refundLimits, reviewDecisions, type DecideReviewRequest } from '@app/contracts';
import { dtoOf, requiredLine, requiredOneOf } from '../../platform/validation';
import { ApiErrors, bodyErrors } from '../../platform/errors/api-errors';
import { CurrentActor } from '../current-actor';
import { Answers } from '../../platform/openapi/answers';
import { Roles } from '../../staff';

class DecideReviewDto extends dtoOf<DecideReviewRequest>({
  decision: requiredOneOf(reviewDecisions),
  reason: requiredLine(refundLimits.reason),
}) {}

@ApiTags('Admin: money')
@Controller('admin/payment-reviews')
export class PaymentReviewsController {
  constructor(
    private readonly statements: Statements,
    private readonly reviews: DecideReview,
  ) {}

  @Get()
  @Roles('office')
  @Answers(['PaymentReview'])
  @ApiErrors()
  list() {
    return listPaymentReviews(this.statements);
  }

  @Post(':attemptId/decision')
  @Roles('office')
  @Answers('DecidedReview')
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
    @IdInPath('attemptId', 'review/not-found') attemptId: string,
    @Body() { decision, reason }: DecideReviewDto,
    @CurrentActor() actor: Actor,
  ): Promise<DecidedReview> {
    await this.reviews.decide(actor, attemptId, { decision, reason });
    return { attemptId, decision };
  }
}
