import { Body, Controller, Get, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Statements } from '../../database/statements';
import { TaskActions } from '../../inquiries';
import type { Actor } from '../../platform/audit/actor';
import { Clock } from '../../platform/clock/clock';
import type { PostponeTaskRequest, SetTaskRequest } from '@app/contracts';
import { dtoOf, optionalFlag, requiredFlag, requiredLondonDay } from '../../platform/validation';
import { IdInPath } from '../../platform/http/id-in-path';
import { RespondsWithPage } from '../../platform/lists/responds-with-page';
import { readListQuery } from '../../platform/lists/read-list-query';
import { CurrentActor } from '../current-actor';
import { getTask, listTasks, taskList } from './list-tasks';
import { RespondsWith } from '../../platform/openapi/responds-with';
import { Roles } from '../../staff';

class PostponeTaskDto extends dtoOf<PostponeTaskRequest>({
  dueOn: requiredLondonDay,
  isUnanswered: optionalFlag,
}) {}

class SetTaskDto extends dtoOf<SetTaskRequest>({
  isDone: requiredFlag,
}) {}

@ApiTags('Admin: tasks')
@Controller('admin/tasks')
export class AdminTasksController {
  constructor(
    private readonly statements: Statements,
    private readonly tasks: TaskActions,
    private readonly clock: Clock,
  ) {}

  @Get()
  @Roles('office')
  @RespondsWithPage('AdminTask', taskList)
  list(@Query() query: Record<string, unknown>) {
    return listTasks(this.statements, readListQuery(query, taskList), this.clock.now());
  }

  @Put(':taskId')
  @Roles('office')
  @RespondsWith('AdminTask')
  async set(
    @IdInPath('taskId', 'task/not-found') id: string,
    @Body() { isDone }: SetTaskDto,
    @CurrentActor() actor: Actor,
  ) {
    await this.tasks.setDone(actor, id, isDone);
    return getTask(this.statements, id, this.clock.now());
  }

  @Put(':taskId/due')
  @Roles('office')
  @RespondsWith('AdminTask')
  async postpone(
    @IdInPath('taskId', 'task/not-found') id: string,
    @Body() { dueOn, isUnanswered }: PostponeTaskDto,
    @CurrentActor() actor: Actor,
  ) {
    await this.tasks.postpone(actor, id, { dueOn, isUnanswered: isUnanswered ?? false });
    return getTask(this.statements, id, this.clock.now());
  }
}
