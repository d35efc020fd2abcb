import { Body, Controller, Get, HttpStatus, Post, Put, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../platform/audit/actor';
import { ApiErrors, bodyErrors } from '../../platform/errors/api-errors';
import { RowIdInPath } from '../../platform/http/id-in-path';
import { readListQuery } from '../../platform/lists/read-list-query';
import { AnswersPage } from '../../platform/lists/answers-page';
import { userList, Users } from '../../staff';
import { CurrentActor } from '../current-actor';
import { ChangeUserDto, InviteUserDto } from './users.dto';
import { Answers } from '../../platform/openapi/answers';

const UserId = () => RowIdInPath('users/not-found');

/** Who may sign in, and what as. */
@ApiTags('Admin: users')
@Controller('admin/users')
export class UsersController {
  constructor(private readonly users: Users) {}

  @Get()
  @ApiOperation({ summary: 'Everybody who may sign in, newest first; searches name and e-mail address' })
  @AnswersPage('AdminUser', userList)
  @ApiErrors('request/invalid')
  list(@Query() query: Record<string, unknown>, @CurrentActor() actor: Actor) {
    return this.users.list(readListQuery(query, userList), actor);
  }

  @Post()
  @ApiOperation({ summary: 'Invite somebody: they choose their password by a link in a mail' })
  @Answers('AdminUser', HttpStatus.CREATED)
  @ApiErrors(...bodyErrors, 'users/email-taken')
  invite(@Body() request: InviteUserDto, @CurrentActor() actor: Actor) {
    return this.users.invite(actor, request);
  }

  @Put(':id')
  @ApiOperation({
    summary: 'Rename, promote, demote, disable or enable somebody',
    description: 'Disabling and demoting end their sessions at once.',
  })
  @Answers('AdminUser')
  @ApiErrors(...bodyErrors, 'users/not-found', 'users/not-yourself', 'users/last-admin')
  change(@UserId() id: number, @Body() request: ChangeUserDto, @CurrentActor() actor: Actor) {
    return this.users.change(actor, id, request);
  }

  @Post(':id/invitation')
  @ApiOperation({ summary: 'Invite somebody again: the link before it is worth nothing any more' })
  @Answers('AdminUser')
  @ApiErrors('users/not-found', 'users/already-accepted')
  inviteAgain(@UserId() id: number, @CurrentActor() actor: Actor) {
    return this.users.inviteAgain(actor, id);
  }

  @Post(':id/second-factor/remove')
  @ApiOperation({ summary: "Remove somebody's second factor, who has lost it; their sessions end" })
  @Answers('AdminUser')
  @ApiErrors('users/not-found', 'users/not-yourself', 'users/no-second-factor')
  removeSecondFactor(@UserId() id: number, @CurrentActor() actor: Actor) {
    return this.users.removeSecondFactor(actor, id);
  }
}
