import {
  type AddTaskRequest,
  type AssignTaskRequest,
  maxTaskText,
  type PostponeTaskRequest,
  type SetTaskRequest,
} from '@app/contracts';
import { Body, Controller, Get, HttpStatus, Post, Put, Query } from '@nestjs/common';
import { ApiQuery, ApiTags } from '@nestjs/swagger';
import { Statements } from '../../database/statements';
import { TaskActions } from '../../inquiries';
import type { Actor } from '../../platform/audit/actor';
import { Clock } from '../../platform/clock/clock';
import { IdInPath } from '../../platform/http/id-in-path';
import { readChoice } from '../../platform/lists/read-filter';
import { readListQuery } from '../../platform/lists/read-list-query';
import { RespondsWithPage } from '../../platform/lists/responds-with-page';
import { RespondsWith } from '../../platform/openapi/responds-with';
import {
  dtoOf,
  optionalFlag,
  optionalPublicId,
  optionalRowId,
  orNull,
  requiredFlag,
  requiredLondonDay,
  requiredRowId,
  requiredText,
} from '../../platform/validation';
import { Roles } from '../../staff';
import { CurrentActor } from '../current-actor';
import { getTask, listTasks, taskList } from './list-tasks';

class PostponeTaskDto extends dtoOf<PostponeTaskRequest>({
  dueOn: requiredLondonDay,
  isUnanswered: optionalFlag,
}) {}

class SetTaskDto extends dtoOf<SetTaskRequest>({
  isDone: requiredFlag,
}) {}

class AssignTaskDto extends dtoOf<AssignTaskRequest>({
  assigneeId: orNull(requiredRowId),
}) {}

class AddTaskDto extends dtoOf<AddTaskRequest>({
  text: requiredText(maxTaskText),
  dueOn: requiredLondonDay,
  assigneeId: optionalRowId,
  quoteId: optionalPublicId,
}) {}

/** Ids are also accepted as strings of digits (D8). */
const toIdOrNull = (id: number | null | undefined) => (id ? Number(id) : null);

const TaskId = () => IdInPath('taskId', 'task/not-found');

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
  @ApiQuery({ name: 'assignee', required: false, enum: ['me'] })
  list(@Query() query: Record<string, unknown>, @CurrentActor() actor: Actor) {
    const isMine = readChoice(query, 'assignee', ['me']) !== null;
    return listTasks(
      this.statements,
      { ...readListQuery(query, taskList), assigneeId: isMine ? actor.userId : null },
      this.clock.now(),
    );
  }

  @Post()
  @Roles('office')
  @RespondsWith('AdminTask', HttpStatus.CREATED)
  async add(@Body() { text, dueOn, assigneeId, quoteId }: AddTaskDto, @CurrentActor() actor: Actor) {
    const task = {
      text: text.trim(),
      dueOn,
      assigneeId: toIdOrNull(assigneeId),
      quoteId: quoteId || null,
    };
    return this.read(await this.tasks.add(actor, task));
  }

  @Get('assignees')
  @Roles('office')
  @RespondsWith(['TaskAssignee'])
  readAssignees(@CurrentActor() actor: Actor) {
    return this.tasks.readAssignees(actor);
  }

  @Put(':taskId')
  @Roles('office')
  @RespondsWith('AdminTask')
  async set(@TaskId() id: string, @Body() { isDone }: SetTaskDto, @CurrentActor() actor: Actor) {
    await this.tasks.setDone(actor, id, isDone);
    return this.read(id);
  }

  @Put(':taskId/due')
  @Roles('office')
  @RespondsWith('AdminTask')
  async postpone(
    @TaskId() id: string,
    @Body() { dueOn, isUnanswered }: PostponeTaskDto,
    @CurrentActor() actor: Actor,
  ) {
    await this.tasks.postpone(actor, id, { dueOn, isUnanswered: isUnanswered ?? false });
    return this.read(id);
  }

  @Put(':taskId/assignee')
  @Roles('office')
  @RespondsWith('AdminTask')
  async assign(@TaskId() id: string, @Body() { assigneeId }: AssignTaskDto, @CurrentActor() actor: Actor) {
    await this.tasks.assign(actor, id, toIdOrNull(assigneeId));
    return this.read(id);
  }

  private read(id: string) {
    return getTask(this.statements, id, this.clock.now());
  }
}
