import { Controller, Get, Query } from '@nestjs/common';
import { ApiQuery, ApiTags } from '@nestjs/swagger';
import { readFilter } from '../../platform/lists/read-filter';
import { ReadMoney } from './read-money';
import { Answers } from '../../platform/openapi/answers';
import { Roles } from '../../staff';

const weeks = { default: 12, max: 53 };

@ApiTags('Admin: money')
@Controller('admin/money')
export class AdminMoneyController {
  constructor(private readonly money: ReadMoney) {}

  @Get()
  @Roles('office')
  @ApiQuery({
    name: 'weeks',
    required: false,
    schema: { type: 'integer', minimum: 1, maximum: weeks.max, default: weeks.default },
  })
  @Answers('MoneyResponse')
  read(@Query() query: Record<string, unknown>) {
    const count = readFilter(query, 'weeks', {
      read: (text) => (/^\d{1,2}$/.test(text) && +text >= 1 && +text <= weeks.max ? +text : undefined),
      expected: `a whole number from 1 to ${weeks.max}`,
    });
    return this.money.read(count ?? weeks.default);
  }
}
