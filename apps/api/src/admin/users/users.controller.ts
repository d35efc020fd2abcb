import { type ChangeUserRequest, contactLimits, type InviteUserRequest, staffRoles } from '@app/contracts';
import { Body, Controller, Get, HttpStatus, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../platform/audit/actor';
import { RowIdInPath } from '../../platform/http/id-in-path';
import { RespondsWithPage } from '../../platform/lists/responds-with-page';
import { readListQuery } from '../../platform/lists/read-list-query';
import { RespondsWith } from '../../platform/openapi/responds-with';
import {
  dtoOf,
  optionalFlag,
  optionalLine,
  optionalOneOf,
  requiredEmail,
  requiredFlag,
  requiredLine,
} from '../../platform/validation';
import { userList, Users } from '../../staff';
import { CurrentActor } from '../current-actor';

const UserId = () => RowIdInPath('users/not-found');

const maxNameLength = contactLimits.firstName;

class InviteUserDto extends dtoOf<InviteUserRequest>({
  firstName: requiredLine(maxNameLength),
  email: requiredEmail,
  isAdmin: requiredFlag,
  role: optionalOneOf(staffRoles),
}) {}

class ChangeUserDto extends dtoOf<ChangeUserRequest>({
  firstName: optionalLine(maxNameLength),
  isAdmin: optionalFlag,
  role: optionalOneOf(staffRoles),
  isActive: optionalFlag,
}) {}

@ApiTags('Admin: users')
@Controller('admin/users')
export class UsersController {
  constructor(private readonly users: Users) {}

  @Get()
  @RespondsWithPage('AdminUser', userList)
  list(@Query() query: Record<string, unknown>, @CurrentActor() actor: Actor) {
    return this.users.list(readListQuery(query, userList), actor);
  }

  @Post()
  @RespondsWith('AdminUser', HttpStatus.CREATED)
  invite(@Body() request: InviteUserDto, @CurrentActor() actor: Actor) {
    return this.users.invite(actor, request);
  }

  @Put(':id')
  @RespondsWith('AdminUser')
  change(@UserId() id: number, @Body() request: ChangeUserDto, @CurrentActor() actor: Actor) {
    return this.users.change(actor, id, request);
  }

  @Post(':id/invitation')
  @RespondsWith('AdminUser')
  inviteAgain(@UserId() id: number, @CurrentActor() actor: Actor) {
    return this.users.inviteAgain(actor, id);
  }

  @Post(':id/second-factor/remove')
  @RespondsWith('AdminUser')
  removeSecondFactor(@UserId() id: number, @CurrentActor() actor: Actor) {
    return this.users.removeSecondFactor(actor, id);
  }
}
