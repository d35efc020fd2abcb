import { Body, Controller, Delete, Get, HttpStatus, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  type TradeFloor,
  floorPattern,
  isWholeWithin,
  percentPattern,
  type SaveTradeCustomerRequest,
  type TradePercentage,
  tradeCustomerLimits as limits,
} from '@app/contracts';
import { toPence, toPounds } from '@app/pricing';
import type { Actor } from '../../platform/audit/actor';
import { IdInPath } from '../../platform/http/id-in-path';
import { RespondsWith } from '../../platform/openapi/responds-with';
import { TradeCustomers } from '../../trade';
import { CurrentActor } from '../current-actor';
import { Roles } from '../../staff';
import {
  maxPostgresInteger,
  dtoOf,
  optionalLine,
  requiredEmail,
  requiredFlag,
  requiredLine,
  type Rule,
  orNull,
  matchingPattern,
} from '../../platform/validation';

const isPercentage = (value: unknown): value is TradePercentage => {
  if (typeof value !== 'object' || value === null) return false;
  const { materialId, percent } = value as Partial<Record<keyof TradePercentage, unknown>>;
  if (!isWholeWithin(materialId, { min: 1, max: maxPostgresInteger })) return false;
  if (typeof percent !== 'string' || !percentPattern.test(percent)) return false;
  return Number(percent) >= limits.percent.min && Number(percent) <= limits.percent.max;
};

const percentages: Rule = {
  accepts: (value) =>
    Array.isArray(value) &&
    value.length <= limits.percentages &&
    value.every(isPercentage) &&
    new Set(value.map(({ materialId }) => materialId)).size === value.length,
  message: `These must be percentages such as 12.50, from ${limits.percent.min} to ${limits.percent.max}, one for a material.`,
};

class SaveTradeCustomerDto extends dtoOf<SaveTradeCustomerRequest>({
  company: requiredLine(limits.company),
  email: requiredEmail,
  vatNumber: optionalLine(limits.vatNumber),
  isActive: requiredFlag,
  percentages,
}) {}

class TradeFloorDto extends dtoOf<TradeFloor>({
  floor: orNull(matchingPattern(floorPattern, 'This must be an amount such as 150.00, or null for none.')),
}) {}

const readFloor = ({ floor }: TradeFloor): TradeFloor => ({
  floor: floor === null ? null : toPounds(toPence(floor)),
});

const CustomerId = () => IdInPath('customerId', 'trade/not-found');

@ApiTags('Admin: trade')
@Controller('admin')
export class TradeCustomersController {
  constructor(private readonly customers: TradeCustomers) {}

  @Get('trade-customers')
  @Roles('office')
  @RespondsWith('TradeCustomersResponse')
  list() {
    return this.customers.list();
  }

  @Post('trade-customers')
  @RespondsWith('TradeCustomer', HttpStatus.CREATED)
  add(@Body() request: SaveTradeCustomerDto, @CurrentActor() actor: Actor) {
    return this.customers.add(actor, request);
  }

  @Put('trade-customers/:customerId')
  @RespondsWith('TradeCustomer')
  change(@CustomerId() id: string, @Body() request: SaveTradeCustomerDto, @CurrentActor() actor: Actor) {
    return this.customers.change(actor, id, request);
  }

  @Post('trade-customers/:customerId/link')
  @Roles('office')
  @RespondsWith('TradeCustomer')
  sendLink(@CustomerId() id: string, @CurrentActor() actor: Actor) {
    return this.customers.sendLink(actor, id);
  }

  @Delete('trade-customers/:customerId/link')
  @Roles('office')
  @RespondsWith('TradeCustomer')
  endLink(@CustomerId() id: string, @CurrentActor() actor: Actor) {
    return this.customers.endLink(actor, id);
  }

  @Put('trade-floor')
  @RespondsWith('TradeFloor')
  setFloor(@Body() request: TradeFloorDto, @CurrentActor() actor: Actor) {
    return this.customers.setFloor(actor, readFloor(request));
  }
}
