import { Body, Controller, Get, Param, Put, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { quoteIdPattern, type AdminTask } from '@app/contracts';
import type { FastifyReply } from 'fastify';
import { Statements } from '../../database/statements';
import type { Actor } from '../../platform/audit/actor';
import { Clock } from '../../platform/clock/clock';
import { ApiErrors, bodyErrors } from '../../platform/errors/api-errors';
import { ApiList } from '../../platform/lists/api-list';
import { readListQuery } from '../../platform/lists/read-list-query';
import { setTotalCount } from '../../platform/lists/set-total-count';
import { CurrentActor } from '../current-actor';
import { listTasks } from './list-tasks';
import { SetTaskDto } from './task.dto';
import { TickTask } from './tick-task';
import { toAdminTask } from './to-admin-task';
import { contract } from '../../platform/openapi/contract';

const rules = { statuses: ['open', 'done'], sorts: [] } as const;

/** What the team has to do. */
@ApiTags('Admin: tasks')
@Controller('admin/tasks')
export class AdminTasksController {
  constructor(
    private readonly statements: Statements,
    private readonly ticks: TickTask,
    private readonly clock: Clock,
  ) {}

  @Get()
  @ApiOperation({
    summary: 'List what is to be done, the most urgent first, or what was done, the latest first',
  })
  @ApiList({ row: 'AdminTask', ...rules })
  @ApiErrors('request/invalid')
  async list(
    @Query() query: Record<string, unknown>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AdminTask[]> {
    const wanted = readListQuery(query, rules);
    const { rows, total } = await listTasks(this.statements, wanted, this.clock.now());
    setTotalCount(reply, total);
    return rows.map(toAdminTask);
  }

  @Put(':taskId')
  @ApiOperation({ summary: 'Say that a task is done, or that it is not after all' })
  @ApiParam({ name: 'taskId', schema: { type: 'string', pattern: quoteIdPattern.source } })
  @ApiOkResponse({ schema: contract('AdminTask') })
  @ApiErrors(...bodyErrors, 'task/not-found', 'task/decide-payment')
  set(
    @Param('taskId') id: string,
    @Body() { isDone }: SetTaskDto,
    @CurrentActor() actor: Actor,
  ): Promise<AdminTask> {
    return this.ticks.tick(actor, id, isDone);
  }
}
