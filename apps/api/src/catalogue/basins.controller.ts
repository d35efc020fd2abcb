import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiErrors } from '../platform/errors/api-errors';
import { AppError } from '../platform/errors/app-error';
import { BasinTemplates } from './basin-templates';

const fileNamePattern = /^[0-9a-f]{64}\.pdf$/;

@ApiTags('Catalogue')
@Controller('basins')
export class BasinsController {
  constructor(private readonly templates: BasinTemplates) {}

  @Get('templates/:name')
  @ApiOperation({ summary: "A basin's template as its maker draws it, by its content: it never changes" })
  @ApiParam({ name: 'name', schema: { type: 'string', pattern: fileNamePattern.source } })
  @ApiOkResponse({ content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } } } })
  @ApiErrors('catalogue/template-not-found')
  async readTemplate(
    @Param('name') name: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const file = fileNamePattern.test(name) ? await this.templates.find(name) : null;
    if (!file) throw new AppError('catalogue/template-not-found');
    const etag = `"${name}"`;
    void reply.header('cache-control', 'public, max-age=31536000, immutable').header('etag', etag);
    if (request.headers['if-none-match']?.includes(etag)) {
      file.content.destroy();
      void reply.code(304).send();
      return;
    }
    // The file comes from outside, so browsers save it instead of opening it in our origin.
    void reply
      .header('content-type', 'application/pdf')
      .header('content-disposition', 'attachment; filename="basin-template.pdf"')
      .header('content-length', String(file.size))
      .send(file.content);
  }
}
