import { Controller, Get, Query, Res, UseGuards } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { Actor } from '../../../platform/audit/actor';
import { ApiErrors } from '../../../platform/errors/api-errors';
import { SameOriginGuard } from '../../../platform/http/same-origin.guard';
import { CurrentActor } from '../../current-actor';
import { readWantedQuotes } from '../quote-filters';
import { ExportOrders, type ExportFormat } from './export-orders';

const types: Record<ExportFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};
const binary = { schema: { type: 'string', format: 'binary' } };

/** The list as it is filtered, searched and sorted, as a file: all of its pages. */
@ApiTags('Admin: quotes')
@UseGuards(SameOriginGuard)
@Controller('admin/quotes')
export class OrderExportsController {
  constructor(private readonly orders: ExportOrders) {}

  @Get('export.csv')
  @ApiOkResponse({ content: { 'text/csv': binary } })
  @ApiErrors('request/foreign-origin', 'request/invalid', 'order/too-many-rows', 'server/unavailable')
  csv(
    @Query() query: Record<string, unknown>,
    @CurrentActor() actor: Actor,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.send('csv', query, actor, reply);
  }

  @Get('export.xlsx')
  @ApiOkResponse({ content: { [types.xlsx]: binary } })
  @ApiErrors('request/foreign-origin', 'request/invalid', 'order/too-many-rows', 'server/unavailable')
  xlsx(
    @Query() query: Record<string, unknown>,
    @CurrentActor() actor: Actor,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.send('xlsx', query, actor, reply);
  }

  private async send(
    format: ExportFormat,
    query: Record<string, unknown>,
    actor: Actor,
    reply: FastifyReply,
  ): Promise<void> {
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
