import { Controller, Header, Param, Post, Req, applyDecorators } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiBody, ApiConsumes, ApiCreatedResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { attachmentLimits, type ErrorCode, quoteIdPattern } from '@app/contracts';
import { ApiErrors } from '../platform/errors/api-errors';
import { AddAttachments } from './add-attachments';
import { maxUploadBytes } from './receive-files';
import { contract } from '../platform/openapi/responds-with';

const files = {
  type: 'array',
  maxItems: attachmentLimits.count,
  items: { type: 'string', format: 'binary' },
};

const fileErrors = [
  'request/invalid',
  'request/foreign-origin',
  'request/timed-out',
  'request/too-large',
  'request/unsupported-type',
  'attachment/too-many',
  'attachment/too-large',
  'attachment/unsupported',
  'image/unreadable',
  'image/too-large',
] as const;

export const FilesForm = () =>
  applyDecorators(
    RouteConfig({ acceptsFiles: true, bodyLimit: maxUploadBytes }),
    ApiConsumes('multipart/form-data'),
    ApiBody({ schema: { type: 'object', required: ['files'], properties: { files } } }),
  );

const AcceptsFiles = (summary: string, notFound: ErrorCode) =>
  applyDecorators(
    FilesForm(),
    Header('Cache-Control', 'no-store'),
    ApiOperation({ summary }),
    ApiParam({ name: 'id', schema: { type: 'string', pattern: quoteIdPattern.source } }),
    ApiCreatedResponse({ schema: contract('AddAttachmentsResponse') }),
    ApiErrors(notFound, ...fileErrors, 'request/too-many', 'attachment/too-late'),
  );

@ApiTags('Attachments')
@Controller()
export class AttachmentsController {
  constructor(private readonly attachments: AddAttachments) {}

  @Post('quotes/:id/attachments')
  @AcceptsFiles('Send photos and plans along with a quote', 'quote/not-found')
  toQuote(@Param('id') id: string, @Req() request: FastifyRequest) {
    return this.attachments.add({ kind: 'quote', id }, request);
  }

  @Post('contact/:id/attachments')
  @AcceptsFiles('Send photos and plans along with a message by the contact form', 'inquiry/not-found')
  toContact(@Param('id') id: string, @Req() request: FastifyRequest) {
    return this.attachments.add({ kind: 'contact', id }, request);
  }

  @Post('trade-inquiries/:id/attachments')
  @AcceptsFiles('Send photos and plans along with a message by the trade form', 'inquiry/not-found')
  toTrade(@Param('id') id: string, @Req() request: FastifyRequest) {
    return this.attachments.add({ kind: 'trade', id }, request);
  }
}
