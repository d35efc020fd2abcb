import { Controller, Get, Res, Delete, Post, Req } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Attachment, FilesForm, FinishedTopPhotos } from '../../attachments';
import { Statements } from '../../database/statements';
import { IdInPath, QuoteId } from '../../platform/http/id-in-path';
import { AppError } from '../../platform/errors/app-error';
import { attachmentKey } from '../../platform/storage/attachment-key';
import { ObjectStorage } from '../../platform/storage/object-storage';
import { Roles } from '../../staff';
import type { Actor } from '../../platform/audit/actor';
import { RespondsWithNoContent } from '../../platform/openapi/responds-with';
import { CurrentActor } from '../current-actor';

const extensions: Record<Attachment['type'], string> = { 'image/jpeg': 'jpg', 'application/pdf': 'pdf' };

/** The extension follows the file's detected type, not the uploaded name. */
function fileNameOf({ name, type }: Pick<Attachment, 'name' | 'type'>): string {
  const extension = extensions[type];
  const stem = name.replace(/\.[A-Za-z0-9]{1,8}$/, '');
  return `${stem || 'File'}.${extension}`;
}

/**
 * Images are shown in the browser, PDFs are downloaded. `filename*` carries the full name, `filename` an ASCII fallback
 * (RFC 6266).
 */
export function contentDisposition(attachment: Pick<Attachment, 'name' | 'type'>): string {
  const disposition = attachment.type === 'image/jpeg' ? 'inline' : 'attachment';
  const name = fileNameOf(attachment);
  const asciiName = name.replace(/[^\x20-\x7e]|["\\%]/gu, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${disposition}; filename="${asciiName}"; filename*=UTF-8''${encoded}`;
}

const binary = { schema: { type: 'string', format: 'binary' } };

/** PDFs come from strangers: nothing in them may run or be framed on our origin. */
const pdfPolicy = "sandbox; default-src 'none'; frame-ancestors 'none'";

@ApiTags('Admin: inquiries')
@Controller('admin/attachments')
export class AdminAttachmentsController {
  constructor(
    private readonly statements: Statements,
    private readonly storage: ObjectStorage,
  ) {}

  @Get(':id')
  @Roles('office')
  @ApiOkResponse({ content: { 'image/jpeg': binary, 'application/pdf': binary } })
  async read(@IdInPath('id', 'attachment/not-found') id: string, @Res() reply: FastifyReply): Promise<void> {
    const attachment = await this.statements.manager.findOneBy(Attachment, { id });
    const file = attachment && (await this.storage.get(attachmentKey(attachment)));
    if (!file) throw new AppError('attachment/not-found');
    void reply
      .header('cache-control', 'no-store')
      .header('content-security-policy', pdfPolicy)
      .header('content-disposition', contentDisposition(attachment))
      .header('content-type', file.type)
      .header('content-length', String(file.size))
      .send(file.content);
  }
}

@ApiTags('Admin: orders')
@Controller('admin/quotes/:quoteId/photos')
export class FinishedTopPhotosController {
  constructor(private readonly photos: FinishedTopPhotos) {}

  @Post()
  @Roles('office')
  @FilesForm()
  @RespondsWithNoContent()
  add(@QuoteId() quoteId: string, @Req() request: FastifyRequest, @CurrentActor() actor: Actor) {
    return this.photos.add(actor, quoteId, request);
  }

  @Delete(':photoId')
  @Roles('office')
  @RespondsWithNoContent()
  remove(
    @QuoteId() quoteId: string,
    @IdInPath('photoId', 'attachment/not-found') photoId: string,
    @CurrentActor() actor: Actor,
  ) {
    return this.photos.remove(actor, quoteId, photoId);
  }
}
