import { Controller, Get, Res, UseGuards } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { ExportData } from '../../data';
import type { Actor } from '../../platform/audit/actor';
import { ApiErrors } from '../../platform/errors/api-errors';
import { SameOriginGuard } from '../../platform/http/same-origin.guard';
import { CurrentActor } from '../current-actor';

/** The whole shop as a file, which can be restored. */
@ApiTags('Admin: migration')
@UseGuards(SameOriginGuard)
@Controller('admin/export-current-data')
export class ExportCurrentDataController {
  constructor(private readonly data: ExportData) {}

  @Get()
  @ApiOkResponse({ content: { 'application/json': { schema: { type: 'object' } } } })
  @ApiErrors('request/foreign-origin', 'server/unavailable')
  async export(@CurrentActor() actor: Actor, @Res() reply: FastifyReply): Promise<void> {
    const { name, content } = await this.data.begin(actor);
    // Whoever left while others had their turn is not sent anything.
    if (reply.raw.destroyed) return void content.destroy();
    void reply
      .header('cache-control', 'no-store')
      .header('content-type', 'application/json; charset=utf-8')
      .header('content-disposition', `attachment; filename="${name}"`)
      .send(content);
  }
}
