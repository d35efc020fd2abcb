import { applyDecorators } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiBody, ApiConsumes } from '@nestjs/swagger';
import { attachmentLimits } from '@app/contracts';
import { largestUpload } from './receive-files';

const files = {
  type: 'array',
  maxItems: attachmentLimits.count,
  items: { type: 'string', format: 'binary' },
};

export const fileErrors = [
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
    RouteConfig({ takesFiles: true, bodyLimit: largestUpload }),
    ApiConsumes('multipart/form-data'),
    ApiBody({ schema: { type: 'object', required: ['files'], properties: { files } } }),
  );
