import { Controller, Delete, Get, Param, Put, Res, UseGuards } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import { monthPattern } from '@app/contracts';
import type { FastifyReply } from 'fastify';
import { Statements } from '../../database/statements';
import { LockMonths } from '../../payments';
import type { Actor } from '../../platform/audit/actor';
import { Clock } from '../../platform/clock/clock';
import { londonDateOf } from '../../platform/clock/london-day';
import { AppError } from '../../platform/errors/app-error';
import { sendDownload } from '../../platform/http/download';
import { SameOriginGuard } from '../../platform/http/is-same-origin';
import { RespondsWith, RespondsWithFile } from '../../platform/openapi/responds-with';
import { Roles } from '../../staff';
import { CurrentActor } from '../current-actor';
import { BookkeepingFiles } from '../invoices/bookkeeping-files';
import { boundsOf, readMonthEnd } from './read-month-end';

const MonthParam = () =>
  ApiParam({ name: 'month', schema: { type: 'string', pattern: monthPattern.source } });

/** Closing a month: its sums, the files for the accountant, and the owner's lock. */
@ApiTags('Admin: money')
@Controller('admin/accounts/months/:month')
export class MonthEndController {
  constructor(
    private readonly statements: Statements,
    private readonly clock: Clock,
    private readonly months: LockMonths,
    private readonly files: BookkeepingFiles,
  ) {}

  @Get()
  @Roles('office')
  @MonthParam()
  @RespondsWith('MonthEnd')
  read(@Param('month') month: string) {
    return this.readMonth(month);
  }

  @Get('files.zip')
  @Roles('office')
  @UseGuards(SameOriginGuard)
  @MonthParam()
  @RespondsWithFile('application/zip')
  async readFiles(
    @Param('month') month: string,
    @CurrentActor() actor: Actor,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { since, before } = boundsOf(checkMonth(month));
    sendDownload(reply, await this.files.beginAll(actor, month, { since, before }));
  }

  @Put('lock')
  @MonthParam()
  @RespondsWith('MonthEnd')
  async lock(@Param('month') month: string, @CurrentActor() actor: Actor) {
    await this.months.lock(actor, checkMonth(month));
    return this.readMonth(month);
  }

  @Delete('lock')
  @MonthParam()
  @RespondsWith('MonthEnd')
  async reopen(@Param('month') month: string, @CurrentActor() actor: Actor) {
    await this.months.reopen(actor, checkMonth(month));
    return this.readMonth(month);
  }

  private readMonth(month: string) {
    return readMonthEnd(this.statements, checkMonth(month), londonDateOf(this.clock.now()));
  }
}

/** @throws AppError `request/not-found` */
function checkMonth(month: string): string {
  if (!monthPattern.test(month)) throw new AppError('request/not-found');
  return month;
}
