import { Body, Controller, Get, Ip, Param, Post } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { type Cancelling, type CancelOwnOrderRequest, orderTokenPattern } from '@app/contracts';
import { Statements } from '../../database/statements';
import { ApiErrors, bodyErrors } from '../../platform/errors/api-errors';
import { NoStore } from '../../platform/http/no-store';
import { InMemoryRateLimits } from '../../platform/limits/in-memory-rate-limits';
import type { RateLimit } from '../../platform/limits/rate-limits';
import { RespondsWith, RespondsWithNoContent } from '../../platform/openapi/responds-with';
import { dtoOf, requiredLine } from '../../platform/validation';
import { readCancellingRules } from '../../orders';
import { CancelOrder } from './cancel-order';

const limit: RateLimit = { name: 'order-cancelling', max: 60, seconds: 60, errorCode: 'request/too-often' };
const Token = () =>
  ApiParam({ name: 'token', schema: { type: 'string', pattern: orderTokenPattern.source } });
const errors = ['order/unknown-link', 'order/no-stage', 'request/too-often'] as const;

class CancelOwnOrderDto extends dtoOf<CancelOwnOrderRequest>({
  refunded: requiredLine(20),
}) {}

@ApiTags('Orders')
@Controller()
export class CustomerCancellationController {
  constructor(
    private readonly orders: CancelOrder,
    private readonly statements: Statements,
    private readonly limits: InMemoryRateLimits,
  ) {}

  @Get('cancelling-rules')
  @ApiOperation({ summary: 'What is kept of the deposit where an order is cancelled' })
  @RespondsWith('CancellingRules')
  @NoStore()
  @ApiErrors()
  readRules() {
    return readCancellingRules(this.statements);
  }

  @Get('orders/:token/cancelling')
  @Token()
  @ApiOperation({ summary: 'What would be refunded if the order were cancelled now' })
  @RespondsWith('Cancelling')
  @NoStore()
  @ApiErrors(...errors)
  read(@Param('token') token: string, @Ip() address: string): Promise<Cancelling> {
    this.limits.consume(limit, address);
    return this.orders.previewForCustomer(token);
  }

  @Post('orders/:token/cancel')
  @Token()
  @ApiOperation({ summary: 'Cancel an order, or ask for it once its stone is cut' })
  @RespondsWithNoContent('It is cancelled, or asked for')
  @ApiErrors(
    ...errors,
    ...bodyErrors,
    'order/refund-changed',
    'order/moved-meanwhile',
    'deposit/in-review',
    'refund/under-way',
  )
  cancel(
    @Param('token') token: string,
    @Body() { refunded }: CancelOwnOrderDto,
    @Ip() address: string,
  ): Promise<void> {
    this.limits.consume(limit, address);
    return this.orders.cancelByCustomer(token, refunded);
  }
}
