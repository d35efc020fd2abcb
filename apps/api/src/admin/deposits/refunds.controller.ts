import { Body, Controller, HttpStatus, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { RequestRefund, ResolveStuckRefund } from '../../payments';
import type { Actor } from '../../platform/audit/actor';
import { IdempotencyKey } from '../../platform/http/idempotency-key';
import { IdInPath } from '../../platform/http/id-in-path';
import { ApiErrors, bodyErrors } from '../../platform/errors/api-errors';
import { CurrentActor } from '../current-actor';
import { DecideRefundDto, RefundDto } from './refund.dto';
import { Answers } from '../../platform/openapi/answers';
import { Roles } from '../../staff';

@ApiTags('Admin: money')
@Controller('admin')
export class RefundsController {
  constructor(
    private readonly refunds: RequestRefund,
    private readonly decisions: ResolveStuckRefund,
  ) {}

  @Post('deposit-payments/:depositId/refunds')
  @Roles('office')
  @Answers('RefundDetail', HttpStatus.CREATED)
  @ApiErrors(
    ...bodyErrors,
    'request/key-missing',
    'deposit/not-found',
    'deposit/in-review',
    'deposit/key-reused',
    'refund/nothing-paid',
    'refund/too-much',
    'refund/under-way',
    'refund/changed-meanwhile',
  )
  ask(
    @IdInPath('depositId', 'deposit/not-found') depositId: string,
    @Body() request: RefundDto,
    @IdempotencyKey(true)
    key: string | undefined,
    @CurrentActor() actor: Actor,
  ) {
    return this.refunds.ask(actor, { depositId, ...request, key });
  }

  @Post('refunds/:refundId/decision')
  @Roles('office')
  @Answers('RefundDetail')
  @ApiErrors(
    ...bodyErrors,
    'refund/not-found',
    'refund/settled',
    'refund/under-way',
    'refund/too-much',
    'refund/accepted',
    'refund/busy',
    'refund/at-provider',
    'review/no-answer',
  )
  decide(
    @IdInPath('refundId', 'refund/not-found') refundId: string,
    @Body() { decision, note }: DecideRefundDto,
    @CurrentActor() actor: Actor,
  ) {
    return this.decisions.resolve(actor, refundId, { decision, note });
  }
}
