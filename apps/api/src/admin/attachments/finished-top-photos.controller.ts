import { Controller, Delete, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { FilesForm, FinishedTopPhotos } from '../../attachments';
import type { Actor } from '../../platform/audit/actor';
import { IdInPath } from '../../platform/http/id-in-path';
import { AnswersNothing } from '../../platform/openapi/answers';
import { CurrentActor } from '../current-actor';
import { Roles } from '../../staff';

const QuoteId = () => IdInPath('quoteId', 'quote/not-found');

/** Photos that staff take of a finished top; its customer sees them. */
@ApiTags('Admin: orders')
@Controller('admin/quotes/:quoteId/photos')
export class FinishedTopPhotosController {
  constructor(private readonly photos: FinishedTopPhotos) {}

  @Post()
  @Roles('office')
  @FilesForm()
  @AnswersNothing()
  add(@QuoteId() quoteId: string, @Req() request: FastifyRequest, @CurrentActor() actor: Actor) {
    return this.photos.add(actor, quoteId, request);
  }

  @Delete(':photoId')
  @Roles('office')
  @AnswersNothing()
  remove(
    @QuoteId() quoteId: string,
    @IdInPath('photoId', 'attachment/not-found') photoId: string,
    @CurrentActor() actor: Actor,
  ): Promise<void> {
    return this.photos.remove(actor, quoteId, photoId);
  }
}
