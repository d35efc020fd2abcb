import { Body, Controller, Delete, Get, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ApiErrors, bodyErrors } from '../../platform/errors/api-errors';
import { OwnAccount, OwnSessions, type Self, Roles } from '../../staff';
import { ConfirmSecondFactorDto, ProvePasswordDto, ProveSecondFactorDto } from './account.dto';
import { CurrentSelf } from '../current-actor';
import { Answers } from '../../platform/openapi/answers';

const provingErrors = [...bodyErrors, 'auth/wrong-password', 'auth/locked'] as const;

/** One's own account, and its second factor. */
@ApiTags('Admin: my account')
@Controller('admin/account')
export class AccountController {
  constructor(
    private readonly account: OwnAccount,
    private readonly sessions: OwnSessions,
  ) {}

  @Get()
  @Roles('office', 'workshop')
  @Answers('AccountResponse')
  @ApiErrors()
  read(@CurrentSelf() self: Self) {
    return this.account.read(self);
  }

  @Post('second-factor')
  @Roles('office', 'workshop')
  @Answers('BeginSecondFactorResponse')
  @ApiErrors(...provingErrors, 'users/second-factor-present')
  begin(@Body() { password }: ProvePasswordDto, @CurrentSelf() self: Self) {
    return this.account.beginSecondFactor(self, password);
  }

  @Post('second-factor/confirm')
  @Roles('office', 'workshop')
  @Answers('RecoveryCodesResponse')
  @ApiErrors(...bodyErrors, 'users/no-second-factor')
  confirm(@Body() { code }: ConfirmSecondFactorDto, @CurrentSelf() self: Self) {
    return this.account.confirmSecondFactor(self, code);
  }

  @Post('second-factor/remove')
  @Roles('office', 'workshop')
  @Answers('AccountResponse')
  @ApiErrors(...provingErrors, 'users/no-second-factor')
  async remove(@Body() proof: ProveSecondFactorDto, @CurrentSelf() self: Self) {
    await this.account.removeSecondFactor(self, proof);
    return this.read(self);
  }

  @Post('recovery-codes')
  @Roles('office', 'workshop')
  @Answers('RecoveryCodesResponse')
  @ApiErrors(...provingErrors, 'users/no-second-factor')
  renewCodes(@Body() proof: ProveSecondFactorDto, @CurrentSelf() self: Self) {
    return this.account.renewRecoveryCodes(self, proof);
  }

  @Get('sessions')
  @Roles('office', 'workshop')
  @Answers(['OwnSession'])
  @ApiErrors()
  listSessions(@CurrentSelf() self: Self) {
    return this.sessions.list(self);
  }

  @Delete('sessions')
  @Roles('office', 'workshop')
  @Answers(['OwnSession'])
  @ApiErrors('request/foreign-origin')
  endOthers(@CurrentSelf() self: Self) {
    return this.sessions.end(self, null);
  }

  @Delete('sessions/:sessionId')
  @Roles('office', 'workshop')
  @Answers(['OwnSession'])
  @ApiErrors('request/foreign-origin')
  endSession(@Param('sessionId') sessionId: string, @CurrentSelf() self: Self) {
    return this.sessions.end(self, sessionId);
  }
}
