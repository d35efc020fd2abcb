import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { paymentStatuses, type AdminDeposit } from '@app/contracts';
import type { FastifyReply } from 'fastify';
import { Statements, type InDatabase } from '../../database/statements';
import { ApiErrors } from '../../platform/errors/api-errors';
import { ApiList } from '../../platform/lists/api-list';
import { readListQuery } from '../../platform/lists/read-list-query';
import { setTotalCount } from '../../platform/lists/set-total-count';
import { depositSorts, listDeposits } from './list-deposits';

const rules = { statuses: paymentStatuses, sorts: depositSorts } as const;

/** Deposits as staff see them (specification §7). */
@ApiTags('Admin: money')
@Controller('admin/deposit-payments')
export class AdminDepositsController {
  constructor(private readonly statements: Statements) {}

  @Get()
  @ApiOperation({ summary: 'List deposits; searches customer, references, checkout id and transaction code' })
  @ApiList({ row: 'AdminDeposit', ...rules })
  @ApiErrors('request/invalid')
  async list(
    @Query() query: Record<string, unknown>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<InDatabase<AdminDeposit, 'createdAt' | 'paidAt'>[]> {
    const { rows, total } = await listDeposits(this.statements, readListQuery(query, rules));
    setTotalCount(reply, total);
    return rows;
  }
}
