import { Body, Controller, Get, HttpStatus, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  type DecidedReview,
  type DecideRefundRequest,
  type DecideReviewRequest,
  refundDecisions,
  refundLimits,
  type RefundRequest,
  reviewDecisions,
} from '@app/contracts';
import { Statements } from '../../database/statements';
import { DecideReview, listPaymentReviews, RequestRefund, ResolveStuckRefund } from '../../payments';
import type { Actor } from '../../platform/audit/actor';
import { IdempotencyKey } from '../../platform/http/idempotency-key';
import { IdInPath } from '../../platform/http/id-in-path';
import { RespondsWithPage } from '../../platform/lists/responds-with-page';
import { readListQuery } from '../../platform/lists/read-list-query';
import { RespondsWith } from '../../platform/openapi/responds-with';
import {
  dtoOf,
  optionalAmount,
  optionalFlag,
  optionalPublicId,
  requiredLine,
  requiredOneOf,
} from '../../platform/validation';
import { Roles } from '../../staff';
import { CurrentActor } from '../current-actor';
import { depositList, listDeposits } from './list-deposits';

class RefundDto extends dtoOf<RefundRequest>({
  amount: optionalAmount,
  reason: requiredLine(refundLimits.reason),
  attemptId: optionalPublicId,
  cancelsOrders: optionalFlag,
  refundableAmount: optionalAmount,
}) {}

class ResolveStuckRefundDto extends dtoOf<DecideRefundRequest>({
  decision: requiredOneOf(refundDecisions),
  note: requiredLine(refundLimits.reason),
}) {}

class DecideReviewDto extends dtoOf<DecideReviewRequest>({
  decision: requiredOneOf(reviewDecisions),
  reason: requiredLine(refundLimits.reason),
}) {}

@ApiTags('Admin: money')
@Controller('admin')
export class AdminDepositsController {
  constructor(
    private readonly statements: Statements,
    private readonly refunds: RequestRefund,
    private readonly stuckRefunds: ResolveStuckRefund,
    private readonly reviews: DecideReview,
  ) {}

  @Get('deposit-payments')
  @Roles('office')
  @RespondsWithPage('AdminDeposit', depositList)
  list(@Query() query: Record<string, unknown>) {
    return listDeposits(this.statements, readListQuery(query, depositList));
  }

  @Post('deposit-payments/:depositId/refunds')
  @Roles('office')
  @RespondsWith('RefundDetail', HttpStatus.CREATED)
  refund(
    @IdInPath('depositId', 'deposit/not-found') depositId: string,
    @Body() request: RefundDto,
    @IdempotencyKey({ required: true }) key: string,
    @CurrentActor() actor: Actor,
  ) {
    return this.refunds.request(actor, { depositId, ...request, key });
  }

  @Post('refunds/:refundId/decision')
  @Roles('office')
  @RespondsWith('RefundDetail')
  resolveStuckRefund(
    @IdInPath('refundId', 'refund/not-found') refundId: string,
    @Body() { decision, note }: ResolveStuckRefundDto,
    @CurrentActor() actor: Actor,
  ) {
    return this.stuckRefunds.resolve(actor, refundId, { decision, note });
  }

  @Get('payment-reviews')
  @Roles('office')
  @RespondsWith(['PaymentReview'])
  listReviews() {
    return listPaymentReviews(this.statements);
  }

  @Post('payment-reviews/:attemptId/decision')
  @Roles('office')
  @RespondsWith('DecidedReview')
  async decideReview(
    @IdInPath('attemptId', 'review/not-found') attemptId: string,
    @Body() { decision, reason }: DecideReviewDto,
    @CurrentActor() actor: Actor,
  ): Promise<DecidedReview> {
    await this.reviews.decide(actor, attemptId, { decision, reason });
    return { attemptId, decision };
  }
}
