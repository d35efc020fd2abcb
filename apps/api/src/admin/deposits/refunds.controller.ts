import { Body, Controller, Header, Headers, Param, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiHeader, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { idempotencyKeyHeader, idempotencyKeyPattern, quoteIdPattern } from '@app/contracts';
import { AskForRefund } from '../../payments/index';
import type { Actor } from '../../platform/audit/actor';
import { ApiErrors, bodyErrors } from '../../platform/errors/api-errors';
import { By } from '../by';
import { RefundDetailDto, RefundDto } from './refund.dto';

/** Deposits that are given back. */
@ApiTags('Admin: money')
@Controller('admin/deposit-payments')
export class RefundsController {
  constructor(private readonly refunds: AskForRefund) {}

  @Post(':depositId/refunds')
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'Give a deposit back, or a part of it; the worker carries it out' })
  @ApiParam({ name: 'depositId', schema: { type: 'string', pattern: quoteIdPattern.source } })
  @ApiHeader({
    name: idempotencyKeyHeader,
    required: true,
    schema: { type: 'string', pattern: idempotencyKeyPattern.source },
    description: 'One for each refund that is wanted: sent again with it, it is the same refund',
  })
  @ApiCreatedResponse({ type: RefundDetailDto })
  @ApiErrors(
    'auth/signed-out',
    'auth/not-an-admin',
    ...bodyErrors,
    'request/key-missing',
    'deposit/not-found',
    'deposit/in-review',
    'deposit/key-reused',
    'refund/nothing-paid',
    'refund/too-much',
    'refund/under-way',
  )
  ask(
    @Param('depositId') depositId: string,
    @Body() { amount, reason, attemptId, cancelsOrders }: RefundDto,
    @Headers(idempotencyKeyHeader.toLowerCase()) key: string | undefined,
    @By() actor: Actor,
  ): Promise<RefundDetailDto> {
    return this.refunds.ask(actor, { depositId, amount, reason, attemptId, cancelsOrders, key });
  }
}
