import { Controller, Get, Query } from '@nestjs/common';
import { ApiQuery, ApiTags } from '@nestjs/swagger';
import { Statements } from '../../database/statements';
import { Clock } from '../../platform/clock/clock';
import { readWholeNumber } from '../../platform/lists/read-filter';
import { readMoneyReport, readMoneySummary } from './read-money-report';
import { RespondsWith } from '../../platform/openapi/responds-with';
import { Roles } from '../../staff';

const weekCount = { default: 12, max: 53 };

@ApiTags('Admin: money')
@Controller('admin/money')
export class WeeklyMoneyReportController {
  constructor(
    private readonly statements: Statements,
    private readonly clock: Clock,
  ) {}

  @Get()
  @Roles('office')
  @ApiQuery({
    name: 'weeks',
    required: false,
    schema: { type: 'integer', minimum: 1, maximum: weekCount.max, default: weekCount.default },
  })
  @RespondsWith('MoneyResponse')
  read(@Query() query: Record<string, unknown>) {
    const count = readWholeNumber(query, 'weeks', weekCount.max);
    return readMoneyReport(this.statements, count ?? weekCount.default, this.clock.now());
  }

  @Get('summary')
  @Roles('office')
  @RespondsWith('MoneySummary')
  readSummary() {
    return readMoneySummary(this.statements, this.clock.now());
  }
}
