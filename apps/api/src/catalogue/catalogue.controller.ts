import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiErrors } from '../platform/errors/api-errors';
import { AppError } from '../platform/errors/app-error';
import { sendPrepared } from '../platform/http/send-prepared';
import type { Catalogue } from './catalogue';
import { CatalogueReplies } from './catalogue-replies';
import { ColorDto, CutoutDto, MaterialDto, SinkTypeDto, ThicknessDto } from './catalogue.dto';
import { toColors, toCutouts, toMaterials, toSinkTypes, toThicknesses } from './catalogue.mapper';

/** What can be bought (specification §7): active rows only, revalidated by ETag (D13). */
@ApiTags('Catalogue')
@Controller()
export class CatalogueController {
  constructor(private readonly replies: CatalogueReplies) {}

  @Get('materials')
  @ApiOperation({ summary: 'Materials with the colours they are sold in' })
  @ApiOkResponse({ type: [MaterialDto] })
  @ApiErrors()
  materials(@Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    return this.send('materials', toMaterials, request, reply);
  }

  @Get('materials/:materialId/colors')
  @ApiOperation({ summary: 'Colours of one material' })
  @ApiParam({ name: 'materialId', type: 'integer' })
  @ApiOkResponse({ type: [ColorDto] })
  @ApiErrors('catalogue/material-not-found')
  colors(@Param('materialId') id: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    if (!/^\d{1,9}$/.test(id)) throw new AppError('catalogue/material-not-found');
    return this.send(`colors of ${Number(id)}`, colorsOf(Number(id)), request, reply);
  }

  @Get('sink-types')
  @ApiOperation({ summary: "Sink types; 'No Sink' is one of them" })
  @ApiOkResponse({ type: [SinkTypeDto] })
  @ApiErrors()
  sinkTypes(@Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    return this.send('sink types', toSinkTypes, request, reply);
  }

  @Get('thicknesses')
  @ApiOperation({ summary: 'Thicknesses that tops are made in' })
  @ApiOkResponse({ type: [ThicknessDto] })
  @ApiErrors()
  thicknesses(@Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    return this.send('thicknesses', toThicknesses, request, reply);
  }

  @Get('cutouts')
  @ApiOperation({ summary: "Cut-outs; 'No Cutouts' is one of them" })
  @ApiOkResponse({ type: [CutoutDto] })
  @ApiErrors()
  cutouts(@Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    return this.send('cutouts', toCutouts, request, reply);
  }

  private send(
    name: string,
    list: (catalogue: Catalogue) => unknown,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void | Promise<void> {
    const prepared = this.replies.of(name, list);
    if (!(prepared instanceof Promise)) return sendPrepared(prepared, request, reply);
    return prepared.then((ready) => sendPrepared(ready, request, reply));
  }
}

const colorsOf = (materialId: number) => (catalogue: Catalogue) => {
  const colors = toColors(catalogue, materialId);
  if (!colors) throw new AppError('catalogue/material-not-found');
  return colors;
};
