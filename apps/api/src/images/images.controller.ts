import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiErrors } from '../platform/errors/api-errors';
import { AppError } from '../platform/errors/app-error';
import { ObjectStorage } from '../platform/storage/object-storage';

/** Digest of the content, width in pixels, format. */
const pictureNamePattern = /^[0-9a-f]{64}-[1-9][0-9]{0,3}\.(?:jpg|avif)$/;
const binary = { schema: { type: 'string', format: 'binary' } };

@ApiTags('Catalogue')
@Controller('images')
export class ImagesController {
  constructor(private readonly storage: ObjectStorage) {}

  @Get(':name')
  @ApiOperation({ summary: 'A picture of ours, by its content: it never changes' })
  @ApiParam({ name: 'name', schema: { type: 'string', pattern: pictureNamePattern.source } })
  @ApiOkResponse({ content: { 'image/jpeg': binary, 'image/avif': binary } })
  @ApiErrors('image/not-found')
  async read(
    @Param('name') name: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const file = pictureNamePattern.test(name) ? await this.storage.get(`images/${name}`) : null;
    if (!file) throw new AppError('image/not-found');
    const etag = `"${name}"`;
    void reply.header('cache-control', 'public, max-age=31536000, immutable').header('etag', etag);
    if (request.headers['if-none-match']?.includes(etag)) {
      file.content.destroy();
      void reply.code(304).send();
      return;
    }
    void reply
      .header('content-type', file.type)
      .header('content-length', String(file.size))
      .send(file.content);
  }
}
