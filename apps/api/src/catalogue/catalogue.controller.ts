import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiQuery, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppConfig } from '../config/app-config';
import { ApiErrors } from '../platform/errors/api-errors';
import { AppError } from '../platform/errors/app-error';
import { sendPrepared } from '../platform/http/prepared-reply';
import { InMemoryRateLimits } from '../platform/limits/in-memory-rate-limits';
import type { RateLimit } from '../platform/limits/rate-limits';
import { isAdmin } from '../staff';
import { isSold, type Catalogue } from './catalogue';
import { CatalogueCache } from './catalogue-cache';
import { CatalogueReplies } from './catalogue-replies';
import {
  isNotDeleted,
  toBasins,
  toColors,
  toCutouts,
  toMaterials,
  toSinkTypes,
  toThicknesses,
} from './catalogue.mapper';
import { RespondsWith } from '../platform/openapi/responds-with';

type BuildList = (catalogue: Catalogue, isShown?: typeof isNotDeleted) => unknown;

const MayIncludeInactive = () =>
  ApiQuery({
    name: 'includeInactive',
    required: false,
    enum: ['true'],
    description: 'Also what is not active; for admins, ignored otherwise',
  });

/** Active rows (specification §7), revalidated by ETag (D13). Admins may also request inactive ones. */
@ApiTags('Catalogue')
@Controller()
export class CatalogueController {
  private readonly limit: RateLimit;

  constructor(
    private readonly replies: CatalogueReplies,
    private readonly cache: CatalogueCache,
    private readonly limits: InMemoryRateLimits,
    { catalogueReadsPerMinute: max }: AppConfig,
  ) {
    this.limit = { name: 'catalogue', max, seconds: 60, errorCode: 'request/too-often' };
  }

  @Get('materials')
  @ApiOperation({ summary: 'Materials with the colours they are sold in' })
  @MayIncludeInactive()
  @RespondsWith(['Material'])
  @ApiErrors('request/too-often')
  materials(@Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    return this.send('materials', toMaterials, request, reply);
  }

  @Get('materials/:materialId/colors')
  @ApiOperation({ summary: 'Colours of one material' })
  @ApiParam({ name: 'materialId', type: 'integer' })
  @MayIncludeInactive()
  @RespondsWith(['Color'])
  @ApiErrors('catalogue/material-not-found', 'request/too-often')
  colors(@Param('materialId') id: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    if (!/^\d{1,9}$/.test(id)) throw new AppError('catalogue/material-not-found');
    return this.send(`colors of ${Number(id)}`, listColorsOf(Number(id)), request, reply);
  }

  @Get('sink-types')
  @ApiOperation({ summary: "Sink types; 'No Sink' is one of them" })
  @MayIncludeInactive()
  @RespondsWith(['SinkType'])
  @ApiErrors('request/too-often')
  sinkTypes(@Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    return this.send('sink types', toSinkTypes, request, reply);
  }

  @Get('thicknesses')
  @ApiOperation({ summary: 'Thicknesses that tops are made in' })
  @MayIncludeInactive()
  @RespondsWith(['Thickness'])
  @ApiErrors('request/too-often')
  thicknesses(@Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    return this.send('thicknesses', toThicknesses, request, reply);
  }

  @Get('cutouts')
  @ApiOperation({ summary: "Cut-outs; 'No Cutouts' is one of them" })
  @MayIncludeInactive()
  @RespondsWith(['Cutout'])
  @ApiErrors('request/too-often')
  cutouts(@Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    return this.send('cutouts', toCutouts, request, reply);
  }

  @Get('basins')
  @ApiOperation({ summary: 'Basins by the numbers of their makers' })
  @MayIncludeInactive()
  @RespondsWith(['Basin'])
  @ApiErrors('request/too-often')
  basins(@Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    return this.send('basins', toBasins, request, reply);
  }

  private async send(
    name: string,
    list: BuildList,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> {
    this.limits.consume(this.limit, request.ip);
    if (wantsInactive(request) && isAdmin(request)) return this.sendAll(list, reply);
    sendPrepared(await this.replies.getReply(name, (catalogue) => list(catalogue)), request, reply);
  }

  /** Never cached: only admins may see it (D32). */
  private async sendAll(list: BuildList, reply: FastifyReply): Promise<void> {
    const all = list(await this.cache.current(), isNotDeleted);
    void reply.header('cache-control', 'no-store').send(all);
  }
}

const wantsInactive = ({ query }: FastifyRequest) =>
  (query as Record<string, unknown>).includeInactive === 'true';

const listColorsOf =
  (materialId: number): BuildList =>
  (catalogue, isShown = isSold) => {
    const colors = toColors(catalogue, materialId, isShown);
    if (!colors) throw new AppError('catalogue/material-not-found');
    return colors;
  };
