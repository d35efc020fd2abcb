import { Controller, Get, Post, Res, UseGuards } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { ExportData } from '../../data';
import { CatalogueMigration } from '../../migration';
import type { Actor } from '../../platform/audit/actor';
import { sendDownload } from '../../platform/http/download';
import { SameOriginGuard } from '../../platform/http/is-same-origin';
import { RespondsWith } from '../../platform/openapi/responds-with';
import { CurrentActor } from '../current-actor';

/** Copies the catalogue from preview to live (D34), and exports the whole shop as a restorable file. */
@ApiTags('Admin: migration')
@Controller('admin')
export class CatalogueMigrationController {
  constructor(
    private readonly migration: CatalogueMigration,
    private readonly data: ExportData,
  ) {}

  @Post('migration/preview')
  @RespondsWith('MigrationPlan')
  plan() {
    return this.migration.plan();
  }

  @Post(['run-immediate-migration', 'migrate-preview-to-live'])
  @RespondsWith('RunMigrationResponse')
  run(@CurrentActor() actor: Actor) {
    return this.migration.run(actor);
  }

  @Get('export-current-data')
  @UseGuards(SameOriginGuard)
  @ApiOkResponse({ content: { 'application/json': { schema: { type: 'object' } } } })
  async export(@CurrentActor() actor: Actor, @Res() reply: FastifyReply): Promise<void> {
    const type = 'application/json; charset=utf-8';
    sendDownload(reply, { ...(await this.data.begin(actor)), type });
  }
}
