import { basinLimits, type UploadBasinTemplateRequest } from '@app/contracts';
import { Body, Controller, Header, HttpStatus, Post } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiTags } from '@nestjs/swagger';
import { BasinTemplates } from '../../catalogue';
import { ApiErrors, bodyErrors } from '../../platform/errors/api-errors';
import { AppError } from '../../platform/errors/app-error';
import { RespondsWith } from '../../platform/openapi/responds-with';
import { dtoOf, requiredBase64 } from '../../platform/validation';
import { Roles } from '../../staff';

class UploadBasinTemplateDto extends dtoOf<UploadBasinTemplateRequest>({
  pdf: requiredBase64('This must be a PDF in base64.'),
}) {}

/** Base64 adds a third. Files slightly above the limit are also received, so that their sender gets a clear error. */
const maxUploadBytes = 2 * basinLimits.templateBytes;

@ApiTags('Staff: catalogue')
@Controller('admin/basin-templates')
export class BasinTemplatesController {
  constructor(private readonly templates: BasinTemplates) {}

  /** The file is stored before its basin is saved: an unused file does no harm, but a basin must have its file. */
  @Post()
  @Roles('office')
  @RouteConfig({ bodyLimit: maxUploadBytes })
  @Header('Cache-Control', 'no-store')
  @RespondsWith('BasinTemplateResponse', HttpStatus.CREATED)
  @ApiErrors(
    ...bodyErrors,
    'auth/signed-out',
    'auth/not-an-admin',
    'catalogue/not-a-pdf',
    'catalogue/template-too-large',
  )
  async upload(@Body() { pdf }: UploadBasinTemplateDto) {
    const content = Buffer.from(pdf, 'base64');
    if (content.length > basinLimits.templateBytes) throw new AppError('catalogue/template-too-large');
    return { template: await this.templates.store(content) };
  }
}
