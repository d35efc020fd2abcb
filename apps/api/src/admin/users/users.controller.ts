import type { AdminUser } from '@app/contracts';
import { Body, Controller, Get, HttpCode, HttpStatus, Param, Post, Put, Query, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiQuery, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { Actor } from '../../platform/audit/actor';
import { ApiErrors, bodyErrors } from '../../platform/errors/api-errors';
import { AppError } from '../../platform/errors/app-error';
import { readListQuery } from '../../platform/lists/read-list-query';
import { setTotalCount } from '../../platform/lists/set-total-count';
import { userSorts, userStates, Users } from '../../staff';
import { CurrentActor } from '../current-actor';
import { ChangeUserDto, InviteUserDto } from './users.dto';
import { contract, contracts } from '../../platform/openapi/contract';

/** Who may sign in, and what as. */
@ApiTags('Admin: users')
@Controller('admin/users')
export class UsersController {
  constructor(private readonly users: Users) {}

  @Get()
  @ApiOperation({ summary: 'Everybody who may sign in, newest first' })
  @ApiQuery({ name: 'page', required: false })
  @ApiQuery({ name: 'pageSize', required: false })
  @ApiQuery({ name: 'search', required: false, description: 'In name and e-mail address' })
  @ApiQuery({ name: 'status', required: false, enum: userStates })
  @ApiQuery({ name: 'sort', required: false, enum: userSorts, description: 'With `-` before it, descending' })
  @ApiOkResponse({ schema: contracts('AdminUser') })
  @ApiErrors('request/invalid')
  async list(
    @Query() query: Record<string, unknown>,
    @CurrentActor() actor: Actor,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AdminUser[]> {
    const wanted = readListQuery(query, { statuses: userStates, sorts: userSorts });
    const { users, total } = await this.users.list(wanted, actor);
    setTotalCount(reply, total);
    return users;
  }

  @Post()
  @ApiOperation({ summary: 'Invite somebody: they choose their password by a link in a mail' })
  @ApiCreatedResponse({ schema: contract('AdminUser') })
  @ApiErrors(...bodyErrors, 'users/email-taken')
  invite(@Body() request: InviteUserDto, @CurrentActor() actor: Actor): Promise<AdminUser> {
    return this.users.invite(actor, request);
  }

  @Put(':id')
  @ApiOperation({
    summary: 'Rename, promote, demote, disable or enable somebody',
    description: 'Disabling and demoting end their sessions at once.',
  })
  @ApiOkResponse({ schema: contract('AdminUser') })
  @ApiErrors(...bodyErrors, 'users/not-found', 'users/not-yourself', 'users/last-admin')
  change(
    @Param('id') id: string,
    @Body() request: ChangeUserDto,
    @CurrentActor() actor: Actor,
  ): Promise<AdminUser> {
    return this.users.change(actor, readUserId(id), request);
  }

  @Post(':id/invitation')
  @HttpCode(HttpStatus.OK)
  @ApiOperation({ summary: 'Invite somebody again: the link before it is worth nothing any more' })
  @ApiOkResponse({ schema: contract('AdminUser') })
  @ApiErrors('users/not-found', 'users/already-accepted')
  inviteAgain(@Param('id') id: string, @CurrentActor() actor: Actor): Promise<AdminUser> {
    return this.users.inviteAgain(actor, readUserId(id));
  }

  @Post(':id/second-factor/remove')
  @HttpCode(HttpStatus.OK)
  @ApiOperation({ summary: "Remove somebody's second factor, who has lost it; their sessions end" })
  @ApiOkResponse({ schema: contract('AdminUser') })
  @ApiErrors('users/not-found', 'users/not-yourself', 'users/no-second-factor')
  removeSecondFactor(@Param('id') id: string, @CurrentActor() actor: Actor): Promise<AdminUser> {
    return this.users.removeSecondFactor(actor, readUserId(id));
  }
}

function readUserId(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new AppError('users/not-found');
  return Number(text);
}
