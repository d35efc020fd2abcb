import { Controller, Get, Ip, Param, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { orderTokenPattern } from '@app/contracts';
import { getOrderByToken } from '../appointments';
import { Statements } from '../database/statements';
import { Clock } from '../platform/clock/clock';
import { ApiErrors } from '../platform/errors/api-errors';
import { AppError } from '../platform/errors/app-error';
import { IdInPath } from '../platform/http/id-in-path';
import { InMemoryRateLimits } from '../platform/limits/in-memory-rate-limits';
import type { RateLimit } from '../platform/limits/rate-limits';
import { attachmentKey } from '../platform/storage/attachment-key';
import { ObjectStorage } from '../platform/storage/object-storage';
import { isPhotoOfTop } from './finished-top-photos';

const limit: RateLimit = { name: 'order-photos', max: 120, seconds: 60, errorCode: 'request/too-often' };

@ApiTags('Orders')
@Controller('orders/:token/photos')
export class OrderPhotosController {
  constructor(
    private readonly statements: Statements,
    private readonly storage: ObjectStorage,
    private readonly limits: InMemoryRateLimits,
    private readonly clock: Clock,
  ) {}

  @Get(':photoId')
  @ApiParam({ name: 'token', schema: { type: 'string', pattern: orderTokenPattern.source } })
  @ApiOperation({ summary: 'A photo of the finished top' })
  @ApiOkResponse({ content: { 'image/jpeg': { schema: { type: 'string', format: 'binary' } } } })
  @ApiErrors('order/unknown-link', 'attachment/not-found', 'request/too-often')
  async read(
    @Param('token') token: string,
    @IdInPath('photoId', 'attachment/not-found') photoId: string,
    @Ip() address: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    this.limits.consume(limit, address);
    const { quoteId } = await getOrderByToken(this.statements, token, this.clock.now());
    const photo =
      (await isPhotoOfTop(this.statements, photoId, quoteId)) &&
      (await this.storage.get(attachmentKey({ id: photoId, type: 'image/jpeg' })));
    if (!photo) throw new AppError('attachment/not-found');
    void reply
      .header('cache-control', 'private, max-age=3600')
      .header('content-type', photo.type)
      .header('content-length', String(photo.size))
      .send(photo.content);
  }
}
