import { Controller, Get, Query, Req, Res, UseGuards } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Actor } from '../../../platform/audit/actor';
import { sendDownload } from '../../../platform/http/download';
import { SameOriginGuard } from '../../../platform/http/is-same-origin';
import { RespondsWithFile } from '../../../platform/openapi/responds-with';
import { CurrentActor } from '../../current-actor';
import { readQuoteListQuery } from '../quote-filters';
import { ExportQuotes } from './export-quotes';

@ApiTags('Admin: quotes')
@UseGuards(SameOriginGuard)
@Controller('admin/quotes')
export class QuoteExportsController {
  constructor(private readonly exports: ExportQuotes) {}

  @Get(['export.csv', 'export.xlsx'])
  @RespondsWithFile('text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
  async export(
    @Req() request: FastifyRequest,
    @Query() query: Record<string, unknown>,
    @CurrentActor() actor: Actor,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const format = request.routeOptions.url?.endsWith('.csv') ? 'csv' : 'xlsx';
    sendDownload(reply, await this.exports.begin(actor, format, readQuoteListQuery(query)));
  }
}
