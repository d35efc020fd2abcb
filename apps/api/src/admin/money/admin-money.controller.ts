import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiParam, ApiQuery, ApiTags } from '@nestjs/swagger';
import { pageSizes } from '@app/contracts';
import { readLondonDay } from '../../platform/clock/london-day';
import { ApiErrors } from '../../platform/errors/api-errors';
import { fieldError } from '../../platform/errors/app-error';
import { readFilter } from '../../platform/lists/read-filter';
import { readListQuery } from '../../platform/lists/read-list-query';
import { ReadMoney } from './read-money';
import { ReadPayouts } from './read-payouts';
import { ReadReconciliation } from './read-reconciliation';
import { Answers } from '../../platform/openapi/answers';
import { Roles } from '../../staff';

const weeks = { usual: 12, most: 53 };

/** Money by week, and by day beside the card provider's books. */
@ApiTags('Admin: money')
@Controller('admin/money')
export class AdminMoneyController {
  constructor(
    private readonly money: ReadMoney,
    private readonly reconciliation: ReadReconciliation,
    private readonly payouts: ReadPayouts,
  ) {}

  @Get()
  @Roles('office')
  @ApiQuery({
    name: 'weeks',
    required: false,
    schema: { type: 'integer', minimum: 1, maximum: weeks.most, default: weeks.usual },
  })
  @Answers('MoneyResponse')
  @ApiErrors('request/invalid')
  read(@Query() query: Record<string, unknown>) {
    const count = readFilter(query, 'weeks', {
      read: (text) => (/^\d{1,2}$/.test(text) && +text >= 1 && +text <= weeks.most ? +text : undefined),
      expected: `a whole number from 1 to ${weeks.most}`,
    });
    return this.money.read(count ?? weeks.usual);
  }

  @Get('payouts')
  @Roles('office')
  @Answers('PayoutsResponse')
  @ApiErrors()
  readPayouts() {
    return this.payouts.read();
  }

  @Get('days/:day')
  @Roles('office')
  @ApiParam({ name: 'day', schema: { type: 'string', format: 'date' }, example: '2026-11-21' })
  @ApiQuery({ name: 'page', required: false, schema: { type: 'integer', minimum: 1, default: 1 } })
  @ApiQuery({
    name: 'pageSize',
    required: false,
    schema: { type: 'integer', minimum: 1, maximum: pageSizes.most, default: pageSizes.usual },
  })
  @Answers('ReconciliationResponse')
  @ApiErrors('request/invalid')
  readDay(@Param('day') text: string, @Query() query: Record<string, unknown>) {
    const day = readLondonDay(text);
    if (!day) throw fieldError('request/invalid', 'day', "day must be a day, such as '2026-11-21'.");
    return this.reconciliation.read(day, readListQuery(query, { statuses: [], sorts: {} }));
  }
}
