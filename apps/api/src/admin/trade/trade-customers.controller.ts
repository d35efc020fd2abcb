import { Body, Controller, Delete, Get, HttpStatus, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { TradeCustomer, TradeCustomersResponse, TradeFloor } from '@app/contracts';
import type { Actor } from '../../platform/audit/actor';
import { ApiErrors, bodyErrors } from '../../platform/errors/api-errors';
import { IdInPath } from '../../platform/http/id-in-path';
import { Answers } from '../../platform/openapi/answers';
import { TradeCustomers } from '../../trade';
import { CurrentActor } from '../current-actor';
import { readFloor, SaveTradeCustomerDto, TradeFloorDto } from './trade-customers.dto';
import { Roles } from '../../staff';

const CustomerId = () => IdInPath('customerId', 'trade/not-found');

/** Who buys at prices of their own, and at which. */
@ApiTags('Admin: trade')
@Controller('admin')
export class TradeCustomersController {
  constructor(private readonly customers: TradeCustomers) {}

  @Get('trade-customers')
  @Roles('office')
  @Answers('TradeCustomersResponse')
  @ApiErrors()
  list(): Promise<TradeCustomersResponse> {
    return this.customers.list();
  }

  @Post('trade-customers')
  @Answers('TradeCustomer', HttpStatus.CREATED)
  @ApiErrors(...bodyErrors, 'trade/email-taken')
  add(@Body() request: SaveTradeCustomerDto, @CurrentActor() actor: Actor): Promise<TradeCustomer> {
    return this.customers.add(actor, request);
  }

  @Put('trade-customers/:customerId')
  @Answers('TradeCustomer')
  @ApiErrors(...bodyErrors, 'trade/not-found', 'trade/email-taken')
  change(
    @CustomerId() id: string,
    @Body() request: SaveTradeCustomerDto,
    @CurrentActor() actor: Actor,
  ): Promise<TradeCustomer> {
    return this.customers.change(actor, id, request);
  }

  @Post('trade-customers/:customerId/link')
  @Roles('office')
  @Answers('TradeCustomer')
  @ApiErrors('request/foreign-origin', 'trade/not-found', 'trade/not-active')
  sendLink(@CustomerId() id: string, @CurrentActor() actor: Actor): Promise<TradeCustomer> {
    return this.customers.sendLink(actor, id);
  }

  @Delete('trade-customers/:customerId/link')
  @Roles('office')
  @Answers('TradeCustomer')
  @ApiErrors('request/foreign-origin', 'trade/not-found')
  endLink(@CustomerId() id: string, @CurrentActor() actor: Actor): Promise<TradeCustomer> {
    return this.customers.endLink(actor, id);
  }

  @Put('trade-floor')
  @Answers('TradeFloor')
  @ApiErrors(...bodyErrors)
  setFloor(@Body() request: TradeFloorDto, @CurrentActor() actor: Actor): Promise<TradeFloor> {
    return this.customers.setFloor(actor, readFloor(request));
  }
}
