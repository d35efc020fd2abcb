import {
  type BeginSecondFactorRequest,
  type ChangePasswordRequest,
  type ConfirmSecondFactorRequest,
  maxPasswordInputLength,
  newPasswordLengths,
  type ProveSecondFactorRequest,
} from '@app/contracts';
import { Body, Controller, Delete, Get, Header, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CalendarFeeds } from '../../appointments';
import { ApiErrors, bodyErrors } from '../../platform/errors/api-errors';
import { RespondsWith } from '../../platform/openapi/responds-with';
import { dtoOf, requiredLine, requiredSecret } from '../../platform/validation';
import { OwnAccount, OwnSessions, Roles, type SessionActor } from '../../staff';
import { CurrentSessionActor } from '../current-actor';

/** Asks for the password again, in case the screen was left unlocked. */
class ProvePasswordDto extends dtoOf<BeginSecondFactorRequest>({
  password: requiredSecret(maxPasswordInputLength),
}) {}

class ChangePasswordDto extends dtoOf<ChangePasswordRequest>({
  ...ProvePasswordDto.rules,
  newPassword: requiredSecret(newPasswordLengths.max),
}) {}

/** Characters: a recovery code, possibly with spaces or dashes. */
const maxRecoveryCodeLength = 64;

class ProveSecondFactorDto extends dtoOf<ProveSecondFactorRequest>({
  ...ProvePasswordDto.rules,
  code: requiredLine(maxRecoveryCodeLength),
}) {}

/** Characters: the six digits of an authenticator app, possibly with spaces. */
const maxAppCodeLength = 16;

class ConfirmSecondFactorDto extends dtoOf<ConfirmSecondFactorRequest>({
  code: requiredLine(maxAppCodeLength),
}) {}

@ApiTags('Admin: my account')
@Controller('admin/account')
export class AccountController {
  constructor(
    private readonly account: OwnAccount,
    private readonly sessions: OwnSessions,
    private readonly calendars: CalendarFeeds,
  ) {}

  @Get()
  @Roles('office', 'workshop', 'fitter')
  @RespondsWith('AccountResponse')
  read(@CurrentSessionActor() self: SessionActor) {
    return this.account.read(self);
  }

  @Post('second-factor')
  @Roles('office', 'workshop', 'fitter')
  @RespondsWith('BeginSecondFactorResponse')
  begin(@Body() { password }: ProvePasswordDto, @CurrentSessionActor() self: SessionActor) {
    return this.account.beginSecondFactor(self, password);
  }

  @Post('second-factor/confirm')
  @Roles('office', 'workshop', 'fitter')
  @RespondsWith('RecoveryCodesResponse')
  confirm(@Body() { code }: ConfirmSecondFactorDto, @CurrentSessionActor() self: SessionActor) {
    return this.account.confirmSecondFactor(self, code);
  }

  @Post('second-factor/remove')
  @Roles('office', 'workshop', 'fitter')
  @RespondsWith('AccountResponse')
  async remove(@Body() proof: ProveSecondFactorDto, @CurrentSessionActor() self: SessionActor) {
    await this.account.removeSecondFactor(self, proof);
    return this.read(self);
  }

  @Post('recovery-codes')
  @Roles('office', 'workshop', 'fitter')
  @RespondsWith('RecoveryCodesResponse')
  renewCodes(@Body() proof: ProveSecondFactorDto, @CurrentSessionActor() self: SessionActor) {
    return this.account.renewRecoveryCodes(self, proof);
  }

  @Get('sessions')
  @Roles('office', 'workshop', 'fitter')
  @RespondsWith(['OwnSession'])
  listSessions(@CurrentSessionActor() self: SessionActor) {
    return this.sessions.list(self);
  }

  @Delete('sessions')
  @Roles('office', 'workshop', 'fitter')
  @RespondsWith(['OwnSession'])
  endOthers(@CurrentSessionActor() self: SessionActor) {
    return this.sessions.end(self, null);
  }

  @Delete('sessions/:sessionId')
  @Roles('office', 'workshop', 'fitter')
  @RespondsWith(['OwnSession'])
  endSession(@Param('sessionId') sessionId: string, @CurrentSessionActor() self: SessionActor) {
    return this.sessions.end(self, sessionId);
  }

  @Get('calendar')
  @Roles('office', 'workshop', 'fitter')
  @RespondsWith('CalendarFeedState')
  readCalendar(@CurrentSessionActor() self: SessionActor) {
    return this.calendars.readState(self);
  }

  @Post('calendar')
  @Roles('office', 'workshop', 'fitter')
  @RespondsWith('CalendarFeedLink')
  makeCalendarLink(@CurrentSessionActor() self: SessionActor) {
    return this.calendars.create(self);
  }

  @Delete('calendar')
  @Roles('office', 'workshop', 'fitter')
  @RespondsWith('CalendarFeedState')
  endCalendarLink(@CurrentSessionActor() self: SessionActor) {
    return this.calendars.revoke(self);
  }
}

/** Not below `/api/admin`, because staff who are not admins also change their password here (D26). */
@ApiTags('Sign-in')
@Controller('auth/password')
export class OwnPasswordController {
  constructor(private readonly account: OwnAccount) {}

  @Post()
  @Header('Cache-Control', 'no-store')
  @RespondsWith('AccountResponse')
  @ApiErrors(...bodyErrors, 'auth/signed-out', 'auth/wrong-password', 'auth/locked')
  async change(@Body() input: ChangePasswordDto, @CurrentSessionActor() self: SessionActor) {
    await this.account.changePassword(self, input);
    return this.account.read(self);
  }
}
