import { Controller, Get, Param, Query, Res, UseGuards } from '@nestjs/common';
import { ApiParam, ApiQuery, ApiTags } from '@nestjs/swagger';
import { type AccountsFile, accountsFiles } from '@app/contracts';
import type { FastifyReply } from 'fastify';
import type { Actor } from '../../platform/audit/actor';
import { ApiErrors } from '../../platform/errors/api-errors';
import { AppError } from '../../platform/errors/app-error';
import { SameOriginGuard } from '../../platform/http/same-origin.guard';
import { readDays } from '../../platform/lists/read-days';
import { AnswersFile } from '../../platform/openapi/answers';
import { CurrentActor } from '../current-actor';
import { AccountsFiles } from './accounts-files';

const names: ReadonlyMap<string, AccountsFile> = new Map(accountsFiles.map((file) => [`${file}.csv`, file]));
const aDay = (name: string) =>
  ApiQuery({ name, required: false, schema: { type: 'string', format: 'date' }, example: '2026-11-01' });

@ApiTags('Admin: money')
@UseGuards(SameOriginGuard)
@Controller('admin/accounts')
export class AccountsFilesController {
  constructor(private readonly files: AccountsFiles) {}

  @Get(':file')
  @ApiParam({ name: 'file', enum: [...names.keys()] })
  @aDay('from')
  @aDay('to')
  @AnswersFile('text/csv', 'application/zip')
  @ApiErrors('request/foreign-origin', 'request/invalid', 'request/not-found', 'server/unavailable')
  async read(
    @Param('file') name: string,
    @Query() query: Record<string, unknown>,
    @CurrentActor() actor: Actor,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const file = names.get(name);
    if (!file) throw new AppError('request/not-found');
    const made = await this.files.begin(actor, file, readDays(query));
    // Whoever left while others had their turn is not sent anything.
    if (reply.raw.destroyed) return void made.content.destroy();
    void reply
      .header('cache-control', 'no-store')
      .header('content-type', made.type)
      .header('content-disposition', `attachment; filename="${made.name}"`)
      .send(made.content);
  }
}
