import { Body, Controller, Delete, Get, HttpStatus, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { TradeCustomer, TradeCustomersResponse, TradeFloor } from '@app/contracts';
import type { Actor } from '../../platform/audit/actor';
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
  list(): Promise<TradeCustomersResponse> {
    return this.customers.list();
  }

  @Post('trade-customers')
  @Answers('TradeCustomer', HttpStatus.CREATED)
  add(@Body() request: SaveTradeCustomerDto, @CurrentActor() actor: Actor): Promise<TradeCustomer> {
    return this.customers.add(actor, request);
  }

  @Put('trade-customers/:customerId')
  @Answers('TradeCustomer')
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
  sendLink(@CustomerId() id: string, @CurrentActor() actor: Actor): Promise<TradeCustomer> {
    return this.customers.sendLink(actor, id);
  }

  @Delete('trade-customers/:customerId/link')
  @Roles('office')
  @Answers('TradeCustomer')
  endLink(@CustomerId() id: string, @CurrentActor() actor: Actor): Promise<TradeCustomer> {
    return this.customers.endLink(actor, id);
  }

  @Put('trade-floor')
  @Answers('TradeFloor')
  setFloor(@Body() request: TradeFloorDto, @CurrentActor() actor: Actor): Promise<TradeFloor> {
    return this.customers.setFloor(actor, readFloor(request));
  }
}
