import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiQuery, ApiTags } from '@nestjs/swagger';
import { mostJobSheets } from '@app/contracts';
import type { FastifyReply } from 'fastify';
import { ApiErrors } from '../../platform/errors/api-errors';
import { fieldError } from '../../platform/errors/app-error';
import { AnswersFile } from '../../platform/openapi/answers';
import { jobSheetKey, JobSheets, sendPdf } from '../../quotes';
import { IsForWorkshop } from '../current-actor';
import { Roles } from '../../staff';

/** What the workshop cuts several tops by. */
@ApiTags('Admin: board')
@Controller('admin/job-sheets')
export class JobSheetsController {
  constructor(private readonly jobSheets: JobSheets) {}

  @Get()
  @Roles('office', 'workshop')
  @ApiQuery({
    name: 'quotes',
  })
  @AnswersFile('application/pdf')
  @ApiErrors('request/invalid', 'quote/not-found', 'server/unavailable')
  async read(
    @Query() { quotes }: Record<string, unknown>,
    @IsForWorkshop() isForWorkshop: boolean,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const ids = typeof quotes === 'string' ? [...new Set(quotes.split(','))] : [];
    if (ids.length === 0 || ids.length > mostJobSheets || !ids.every((id) => jobSheetKey.test(id)))
      throw fieldError(
        'request/invalid',
        'quotes',
        `quotes must be one to ${mostJobSheets} ids or references.`,
      );
    sendPdf(reply, await this.jobSheets.makeAll(ids, { isForWorkshop }));
  }
}
