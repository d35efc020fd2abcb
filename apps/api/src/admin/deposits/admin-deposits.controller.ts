import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Statements } from '../../database/statements';
import { ApiErrors } from '../../platform/errors/api-errors';
import { AnswersPage } from '../../platform/lists/answers-page';
import { readListQuery } from '../../platform/lists/read-list-query';
import { depositList, listDeposits } from './list-deposits';
import { Roles } from '../../staff';

@ApiTags('Admin: money')
@Controller('admin/deposit-payments')
export class AdminDepositsController {
  constructor(private readonly statements: Statements) {}

  @Get()
  @Roles('office')
  @AnswersPage('AdminDeposit', depositList)
  @ApiErrors('request/invalid')
  list(@Query() query: Record<string, unknown>) {
    return listDeposits(this.statements, readListQuery(query, depositList));
  }
}
