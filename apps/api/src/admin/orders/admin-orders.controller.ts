import { Body, Controller, Get, HttpStatus, Ip, Post, Put, Query, Redirect, UseGuards } from '@nestjs/common';
import { ApiFoundResponse, ApiQuery, ApiTags } from '@nestjs/swagger';
import {
  type AddTopsRequest,
  depositLimits,
  depositWays,
  maxAccessNoteLength,
  orderListParts,
  orderPath,
  paymentFilters,
  quoteChannels,
  type SetDeliveryRequest,
  type TakeOrderRequest,
} from '@app/contracts';
import { makeStaffToken } from '../../appointments';
import { ChangeOrder, TakeOrder } from '../../order-changes';
import { PayDeposit } from '../../payments';
import { Statements } from '../../database/statements';
import type { Actor } from '../../platform/audit/actor';
import { Clock } from '../../platform/clock/clock';
import { IdInPath } from '../../platform/http/id-in-path';
import { IdempotencyKey } from '../../platform/http/idempotency-key';
import { SameOriginGuard } from '../../platform/http/is-same-origin';
import { networkOf } from '../../platform/limits/network-of';
import { RespondsWithPage } from '../../platform/lists/responds-with-page';
import { RespondsWith } from '../../platform/openapi/responds-with';
import {
  dtoOf,
  listOf,
  optionalEmail,
  optionalLondonDay,
  optionalText,
  requiredFlag,
  requiredLine,
  requiredOneOf,
  requiredPhone,
  requiredPublicId,
  matchingPattern,
} from '../../platform/validation';
import { Roles } from '../../staff';
import { CurrentActor } from '../current-actor';
import { ReadQuoteDetail } from '../quotes/read-quote-detail';
import { listOrders } from './list-orders';
import { orderList, readOrderListQuery } from './order-filters';
import { readOrderDetail } from './read-order-detail';
import { sumOrders } from './sum-orders';

const quotes = listOf(
  depositLimits.quotes,
  requiredPublicId,
  `This must be a list of 1 to ${depositLimits.quotes} quotes, each once.`,
);

const distinctIds = {
  ...quotes,
  accepts: (value: unknown) =>
    quotes.accepts(value) &&
    (value as string[]).length > 0 &&
    new Set(value as string[]).size === (value as string[]).length,
};

class AddTopsDto extends dtoOf<AddTopsRequest>({ quoteIds: distinctIds }) {}

class SetDeliveryDto extends dtoOf<SetDeliveryRequest>({
  needsDelivery: requiredFlag,
  deliveryAddress: optionalText(depositLimits.deliveryAddress),
  accessNote: optionalText(maxAccessNoteLength),
}) {}

class TakeOrderDto extends dtoOf<TakeOrderRequest>({
  quoteIds: distinctIds,
  channel: requiredOneOf(quoteChannels),
  customerName: requiredLine(depositLimits.customerName),
  customerEmail: optionalEmail,
  customerPhone: requiredPhone(depositLimits.customerPhone),
  needsDelivery: requiredFlag,
  deliveryAddress: optionalText(depositLimits.deliveryAddress),
  totalAmount: matchingPattern(/^\d{1,10}\.\d{2}$/, 'This must be an amount such as 813.00.'),
  depositBy: requiredOneOf(depositWays),
  dueOn: optionalLondonDay,
}) {}

const OrderId = () => IdInPath('orderId', 'order/not-found');

@ApiTags('Admin: orders')
@Controller('admin/orders')
export class AdminOrdersController {
  constructor(
    private readonly takeOrder: TakeOrder,
    private readonly changeOrder: ChangeOrder,
    private readonly deposits: PayDeposit,
    private readonly details: ReadQuoteDetail,
    private readonly statements: Statements,
    private readonly clock: Clock,
  ) {}

  @Get()
  @Roles('office')
  @RespondsWithPage('AdminOrderRow', orderList)
  @ApiQuery({ name: 'show', required: false, enum: orderListParts })
  @ApiQuery({ name: 'payment', required: false, enum: paymentFilters })
  @ApiQuery({ name: 'job', required: false, schema: { type: 'string' } })
  @ApiQuery({ name: 'from', required: false, schema: { format: 'date' } })
  @ApiQuery({ name: 'to', required: false, schema: { format: 'date' } })
  list(@Query() query: Record<string, unknown>) {
    return listOrders(this.statements, readOrderListQuery(query), this.clock.now());
  }

  @Get('summary')
  @Roles('office')
  @RespondsWith('AdminOrderSummary')
  summarise() {
    return sumOrders(this.statements, this.clock.now());
  }

  @Post()
  @Roles('office')
  @RespondsWith('TakenOrder', HttpStatus.CREATED)
  take(
    @Body() request: TakeOrderDto,
    @IdempotencyKey({ required: true }) key: string,
    @CurrentActor() actor: Actor,
  ) {
    return this.takeOrder.take(actor, request, key);
  }

  @Get(':orderId')
  @Roles('office')
  @RespondsWith('AdminOrderDetail')
  read(@OrderId() orderId: string) {
    return readOrderDetail(this.statements, orderId, this.clock.now());
  }

  @Get(':orderId/customers-page')
  @Roles('office')
  @UseGuards(SameOriginGuard)
  @Redirect()
  @ApiFoundResponse({ description: 'To the page of the order as its customer sees it' })
  async openCustomersPage(@OrderId() orderId: string) {
    return { url: orderPath(await makeStaffToken(this.statements, orderId, this.clock.now())) };
  }

  @Post(':orderId/tops')
  @Roles('office')
  @RespondsWith('AdminQuoteDetail', HttpStatus.OK)
  async addTops(@OrderId() orderId: string, @Body() request: AddTopsDto, @CurrentActor() actor: Actor) {
    return this.details.get(await this.changeOrder.addTops(actor, orderId, request));
  }

  @Put(':orderId/delivery')
  @Roles('office')
  @RespondsWith('AdminQuoteDetail')
  async setDelivery(
    @OrderId() orderId: string,
    @Body() request: SetDeliveryDto,
    @CurrentActor() actor: Actor,
  ) {
    return this.details.get(await this.changeOrder.setDelivery(actor, orderId, request));
  }

  @Post(':orderId/deposit-page')
  @Roles('office')
  @RespondsWith('RetryDepositResponse', HttpStatus.CREATED)
  openPage(@OrderId() orderId: string, @Ip() address: string) {
    return this.deposits.payOrder(orderId, networkOf(address));
  }

  @Post(':orderId/deposit-mail')
  @Roles('office')
  @RespondsWith('AdminQuoteDetail', HttpStatus.ACCEPTED)
  async mailAgain(@OrderId() orderId: string) {
    return this.details.get(await this.takeOrder.mailDepositAgain(orderId));
  }
}
