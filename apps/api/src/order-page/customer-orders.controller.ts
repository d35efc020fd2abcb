import { Body, Controller, Get, HttpStatus, Ip, Param, Post, Put, Res } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import {
  type AgreeToDrawingRequest,
  type CancelAppointmentRequest,
  type CustomerOrder,
  depositLimits,
  drawingDigestPattern,
  invoiceNumberPattern,
  maxAgreedByLength,
  orderTokenPattern,
  type PayBalanceRequest,
  type PickTimeRequest,
  type RetryDepositResponse,
} from '@app/contracts';
import type { FastifyReply } from 'fastify';
import { CustomerAppointments, getOrderByToken } from '../appointments';
import { Statements } from '../database/statements';
import { AgreeToDrawing } from '../orders';
import { PayBalance, PayDeposit } from '../payments';
import { Clock } from '../platform/clock/clock';
import { ApiErrors, bodyErrors } from '../platform/errors/api-errors';
import { networkOf } from '../platform/limits/network-of';
import { IdInPath } from '../platform/http/id-in-path';
import { NoStore } from '../platform/http/no-store';
import { InMemoryRateLimits } from '../platform/limits/in-memory-rate-limits';
import type { RateLimit } from '../platform/limits/rate-limits';
import { RespondsWith, RespondsWithFile } from '../platform/openapi/responds-with';
import { sendPdf } from '../quotes';
import {
  dtoOf,
  matchingPattern,
  optionalAmount,
  optionalText,
  requiredInstant,
  requiredLine,
  requiredPublicId,
} from '../platform/validation';
import { ReadCustomerOrder } from './read-customer-order';

class PickTimeDto extends dtoOf<PickTimeRequest>({
  appointmentId: requiredPublicId,
  startsAt: requiredInstant,
  address: optionalText(depositLimits.deliveryAddress),
}) {}

class CancelAppointmentDto extends dtoOf<CancelAppointmentRequest>({ appointmentId: requiredPublicId }) {}

class AgreeToDrawingDto extends dtoOf<AgreeToDrawingRequest>({
  digest: matchingPattern(drawingDigestPattern, 'This must be the digest of the drawing.'),
  agreedBy: requiredLine(maxAgreedByLength),
}) {}

class PayBalanceDto extends dtoOf<PayBalanceRequest>({ amount: optionalAmount }) {}

/** More than any customer needs, but not enough to guess tokens. */
const limit: RateLimit = { name: 'orders', max: 120, seconds: 60, errorCode: 'request/too-often' };

const Token = () => IdInPath('token', 'order/unknown-link', orderTokenPattern);
const errors = ['order/unknown-link', 'request/too-often'] as const;
const changeErrors = [
  ...errors,
  ...bodyErrors,
  'appointment/not-found',
  'appointment/cancelled',
  'appointment/too-late',
] as const;

/** Anyone who has the token of an order link may use these routes. */
@ApiTags('Orders')
@Controller('orders/:token')
export class CustomerOrdersController {
  constructor(
    private readonly orders: ReadCustomerOrder,
    private readonly appointments: CustomerAppointments,
    private readonly agreements: AgreeToDrawing,
    private readonly balances: PayBalance,
    private readonly deposits: PayDeposit,
    private readonly statements: Statements,
    private readonly clock: Clock,
    private readonly limits: InMemoryRateLimits,
  ) {}

  @Get()
  @ApiOperation({ summary: 'An order as its customer sees it, with the times that can be picked' })
  @RespondsWith('CustomerOrder')
  @NoStore()
  @ApiErrors(...errors)
  read(@Token() token: string, @Ip() address: string): Promise<CustomerOrder> {
    this.limits.consume(limit, address);
    return this.orders.read(token);
  }

  @Get('invoices/:number')
  @ApiParam({ name: 'number', schema: { type: 'string', pattern: invoiceNumberPattern.source } })
  @ApiOperation({ summary: 'An invoice of the order, as a PDF to keep' })
  @RespondsWithFile('application/pdf')
  @ApiErrors(...errors, 'invoice/not-found', 'server/unavailable')
  async invoice(
    @Token() token: string,
    @Param('number') number: string,
    @Ip() address: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    this.limits.consume(limit, address);
    sendPdf(reply, await this.orders.invoice(token, number));
  }

  @Get('drawings/:quoteId')
  @ApiOperation({ summary: 'The drawing of a top of the order, to agree to or as agreed, as a PDF' })
  @RespondsWithFile('application/pdf')
  @ApiErrors(...errors, 'drawing/not-found', 'server/unavailable')
  async drawing(
    @Token() token: string,
    @IdInPath('quoteId', 'drawing/not-found') quoteId: string,
    @Ip() address: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    this.limits.consume(limit, address);
    sendPdf(reply, await this.orders.drawing(token, quoteId));
  }

  @Post('drawings/:quoteId/agreement')
  @ApiOperation({ summary: 'Agree to the drawing of a top, as it was shown' })
  @RespondsWith('CustomerOrder', HttpStatus.OK)
  @NoStore()
  @ApiErrors(...errors, ...bodyErrors, 'drawing/not-found', 'drawing/changed', 'drawing/incomplete')
  async agreeToDrawing(
    @Token() token: string,
    @IdInPath('quoteId', 'drawing/not-found') quoteId: string,
    @Body() agreement: AgreeToDrawingDto,
    @Ip() address: string,
  ): Promise<CustomerOrder> {
    this.limits.consume(limit, address);
    await this.orders.assertQuoteOfOrder(token, quoteId);
    await this.agreements.agree(quoteId, agreement);
    return this.orders.read(token);
  }

  @Put('appointment')
  @ApiOperation({ summary: 'Pick a time, or another one until a day before' })
  @RespondsWith('CustomerOrder')
  @NoStore()
  @ApiErrors(...changeErrors, 'appointment/not-an-order', 'appointment/taken')
  async pick(
    @Token() token: string,
    @Body() { appointmentId, startsAt, address: place = null }: PickTimeDto,
    @Ip() address: string,
  ): Promise<CustomerOrder> {
    this.limits.consume(limit, address);
    await this.appointments.pick(token, appointmentId, { startsAt: new Date(startsAt), address: place });
    return this.orders.read(token);
  }

  @Post('appointment/cancel')
  @ApiOperation({ summary: 'Give an appointment up, until a day before' })
  @RespondsWith('CustomerOrder', HttpStatus.OK)
  @NoStore()
  @ApiErrors(...changeErrors)
  async cancel(
    @Token() token: string,
    @Body() { appointmentId }: CancelAppointmentDto,
    @Ip() address: string,
  ): Promise<CustomerOrder> {
    this.limits.consume(limit, address);
    await this.appointments.cancel(token, appointmentId);
    return this.orders.read(token);
  }

  @Post('balance-payments')
  @ApiOperation({ summary: 'Open the card page for the balance, or for a part of it' })
  @RespondsWith('RetryDepositResponse', HttpStatus.CREATED)
  @NoStore()
  @ApiErrors(
    ...errors,
    ...bodyErrors,
    'quote/not-found',
    'order/no-address',
    'balance/not-asked',
    'balance/changed',
    'balance/in-review',
    'deposit/not-found',
    'deposit/payment-under-way',
    'deposit/outcome-unknown',
    'request/too-many',
  )
  async pay(
    @Token() token: string,
    @Body() { amount }: PayBalanceDto,
    @Ip() address: string,
  ): Promise<RetryDepositResponse> {
    this.limits.consume(limit, address);
    const { quoteId } = await getOrderByToken(this.statements, token, this.clock.now());
    return this.balances.pay(quoteId, amount, networkOf(address));
  }

  @Post('deposit-payments')
  @ApiOperation({ summary: 'Open the card page for the deposit of an order that staff took' })
  @RespondsWith('RetryDepositResponse', HttpStatus.CREATED)
  @NoStore()
  @ApiErrors(
    ...errors,
    'request/foreign-origin',
    'order/deposit-not-awaited',
    'order/no-address',
    'deposit/amounts-changed',
    'deposit/not-payable',
    'deposit/payment-under-way',
    'deposit/outcome-unknown',
    'request/too-many',
  )
  async payDeposit(@Token() token: string, @Ip() address: string): Promise<RetryDepositResponse> {
    this.limits.consume(limit, address);
    const { quoteId } = await getOrderByToken(this.statements, token, this.clock.now());
    return this.deposits.pay(quoteId, networkOf(address));
  }
}
