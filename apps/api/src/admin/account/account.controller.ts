import type { AccountResponse, BeginSecondFactorResponse, RecoveryCodesResponse } from '@app/contracts';
import { Body, Controller, Delete, Get, Param, Post, Req } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { ApiErrors, bodyErrors } from '../../platform/errors/api-errors';
import { type ListedSession, OwnAccount, OwnSessions, selfOf } from '../../staff';
import { ConfirmSecondFactorDto, ProvePasswordDto, ProveSecondFactorDto } from './account.dto';
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
  @ApiOperation({ summary: "One's own account" })
  @Answers('AccountResponse')
  @ApiErrors()
  read(@Req() request: FastifyRequest): Promise<AccountResponse> {
    return this.account.read(selfOf(request));
  }

  @Post('second-factor')
  @ApiOperation({
    summary: 'Begin a second factor',
    description: 'Nothing is in force until a code has confirmed it.',
  })
  @Answers('BeginSecondFactorResponse')
  @ApiErrors(...provingErrors, 'users/second-factor-present')
  begin(
    @Body() { password }: ProvePasswordDto,
    @Req() request: FastifyRequest,
  ): Promise<BeginSecondFactorResponse> {
    return this.account.beginSecondFactor(selfOf(request), password);
  }

  @Post('second-factor/confirm')
  @ApiOperation({ summary: 'Put the second factor in force, by a code of it; every other session ends' })
  @Answers('RecoveryCodesResponse')
  @ApiErrors(...bodyErrors, 'users/no-second-factor')
  confirm(
    @Body() { code }: ConfirmSecondFactorDto,
    @Req() request: FastifyRequest,
  ): Promise<RecoveryCodesResponse> {
    return this.account.confirmSecondFactor(selfOf(request), code);
  }

  @Post('second-factor/remove')
  @ApiOperation({
    summary: 'Remove the second factor, and its recovery codes with it; every other session ends',
  })
  @Answers('AccountResponse')
  @ApiErrors(...provingErrors, 'users/no-second-factor')
  async remove(
    @Body() proof: ProveSecondFactorDto,
    @Req() request: FastifyRequest,
  ): Promise<AccountResponse> {
    await this.account.removeSecondFactor(selfOf(request), proof);
    return this.read(request);
  }

  @Post('recovery-codes')
  @ApiOperation({ summary: 'New recovery codes in place of the old ones; every other session ends' })
  @Answers('RecoveryCodesResponse')
  @ApiErrors(...provingErrors, 'users/no-second-factor')
  renewCodes(
    @Body() proof: ProveSecondFactorDto,
    @Req() request: FastifyRequest,
  ): Promise<RecoveryCodesResponse> {
    return this.account.renewRecoveryCodes(selfOf(request), proof);
  }

  @Get('sessions')
  @ApiOperation({ summary: 'Where one is signed in, this session first' })
  @Answers(['OwnSession'])
  @ApiErrors()
  listSessions(@Req() request: FastifyRequest): Promise<ListedSession[]> {
    return this.sessions.list(selfOf(request));
  }

  @Delete('sessions')
  @ApiOperation({ summary: 'End every other session' })
  @Answers(['OwnSession'])
  @ApiErrors('request/foreign-origin')
  endOthers(@Req() request: FastifyRequest): Promise<ListedSession[]> {
    return this.sessions.end(selfOf(request), null);
  }

  @Delete('sessions/:sessionId')
  @ApiOperation({ summary: 'End another session', description: 'One that has ended already is no mistake.' })
  @Answers(['OwnSession'])
  @ApiErrors('request/foreign-origin')
  endSession(
    @Param('sessionId') sessionId: string,
    @Req() request: FastifyRequest,
  ): Promise<ListedSession[]> {
    return this.sessions.end(selfOf(request), sessionId);
  }
}
