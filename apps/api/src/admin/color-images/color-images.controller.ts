import type { UploadImageRequest } from '@app/contracts';
import { Body, Controller, Header, Post } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiTags } from '@nestjs/swagger';
import { CatalogueEditor } from '../../catalogue';
import { ColorPictures } from '../../images';
import type { Actor } from '../../platform/audit/actor';
import { ApiErrors, bodyErrors } from '../../platform/errors/api-errors';
import { RowIdInPath } from '../../platform/http/id-in-path';
import { RespondsWith } from '../../platform/openapi/responds-with';
import { dtoOf, optionalText, requiredBase64, requiredOneOf } from '../../platform/validation';
import { Roles } from '../../staff';
import { CurrentActor } from '../current-actor';

class UploadImageDto extends dtoOf<UploadImageRequest>({
  /** A data URL or plain base64. The MIME type in it is ignored. */
  imageData: requiredBase64(
    'This must be a picture as a data URL, or in base64.',
    '(?:data:image/[a-z0-9.+-]{1,40};base64,)?',
  ),
  /** Not used to name the stored file. */
  fileName: optionalText(1_000),
  /** The browser's guess; the bytes decide. */
  mimeType: optionalText(200),
  imageField: requiredOneOf(['image1', 'image2']),
}) {}

const bytesOf = (imageData: string): Buffer =>
  Buffer.from(imageData.slice(imageData.indexOf(',') + 1), 'base64');

/** A resized picture of 800 px has a few hundred kB, an original a few MB; base64 adds a third. */
const maxUploadBytes = 6 * 1024 * 1024;

@ApiTags('Admin: catalogue')
@Controller('colors')
export class ColorImagesController {
  constructor(
    private readonly pictures: ColorPictures,
    private readonly catalogue: CatalogueEditor,
  ) {}

  @Post(':id/upload-image')
  @Roles('office')
  @RouteConfig({ bodyLimit: maxUploadBytes })
  @Header('Cache-Control', 'no-store')
  @RespondsWith('AdminColor')
  @ApiErrors(
    ...bodyErrors,
    'auth/signed-out',
    'auth/not-an-admin',
    'catalogue/item-not-found',
    'image/unreadable',
    'image/too-large',
  )
  async upload(
    @RowIdInPath('catalogue/item-not-found') colorId: number,
    @Body() { imageData, imageField: field }: UploadImageDto,
    @CurrentActor() actor: Actor,
  ) {
    // The files are stored before the row refers to them: unused files do no harm, but a row must have its files.
    const image = await this.pictures.store(bytesOf(imageData));
    return this.catalogue.setImage(actor, { colorId, field, image });
  }
}
