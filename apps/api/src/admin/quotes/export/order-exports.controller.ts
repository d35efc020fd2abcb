import { Controller, Get, Query, Req, Res, UseGuards } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Actor } from '../../../platform/audit/actor';
import { SameOriginGuard } from '../../../platform/http/same-origin.guard';
import { AnswersFile } from '../../../platform/openapi/answers';
import { CurrentActor } from '../../current-actor';
import { readWantedQuotes } from '../quote-filters';
import { ExportOrders, type ExportFormat } from './export-orders';

const types: Record<ExportFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** The list as it is filtered, searched and sorted, as a file: all of its pages. */
@ApiTags('Admin: quotes')
@UseGuards(SameOriginGuard)
@Controller('admin/quotes')
export class OrderExportsController {
  constructor(private readonly orders: ExportOrders) {}

  @Get(['export.csv', 'export.xlsx'])
  @AnswersFile('text/csv', types.xlsx)
  async export(
    @Req() request: FastifyRequest,
    @Query() query: Record<string, unknown>,
    @CurrentActor() actor: Actor,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const format = request.routeOptions.url?.endsWith('.csv') ? 'csv' : 'xlsx';
    const { name, content } = await this.orders.begin(actor, format, readWantedQuotes(query));
    // Whoever left while others had their turn is not sent anything.
    if (reply.raw.destroyed) return void content.destroy();
    void reply
      .header('cache-control', 'no-store')
      .header('content-type', types[format])
      .header('content-disposition', `attachment; filename="${name}"`)
      .send(content);
  }
}
