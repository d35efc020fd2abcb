import { Controller, Get, Query } from '@nestjs/common';
import { ApiQuery, ApiTags } from '@nestjs/swagger';
import { Statements } from '../../database/statements';
import { Clock } from '../../platform/clock/clock';
import { readWholeNumber } from '../../platform/lists/read-filter';
import { readMoney } from './read-money';
import { Answers } from '../../platform/openapi/answers';
import { Roles } from '../../staff';

const weeks = { default: 12, max: 53 };

@ApiTags('Admin: money')
@Controller('admin/money')
export class AdminMoneyController {
  constructor(
    private readonly statements: Statements,
    private readonly clock: Clock,
  ) {}

  @Get()
  @Roles('office')
  @ApiQuery({
    name: 'weeks',
    required: false,
    schema: { type: 'integer', minimum: 1, maximum: weeks.max, default: weeks.default },
  })
  @Answers('MoneyResponse')
  read(@Query() query: Record<string, unknown>) {
    const count = readWholeNumber(query, 'weeks', weeks.max);
    return readMoney(this.statements, count ?? weeks.default, this.clock.now());
  }
}
