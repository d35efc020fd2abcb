import type { UploadImageRequest } from '@app/contracts';
import { Body, Controller, Header, Post } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiTags } from '@nestjs/swagger';
import { CatalogueEditor } from '../../catalogue';
import { ColorPictures } from '../../images';
import type { Actor } from '../../platform/audit/actor';
import { ApiErrors, bodyErrors } from '../../platform/errors/api-errors';
import { RowIdInPath } from '../../platform/http/id-in-path';
import { Answers } from '../../platform/openapi/answers';
import { dtoOf, optionalText, requiredOneOf, shaped } from '../../platform/validation';
import { Roles } from '../../staff';
import { CurrentActor } from '../current-actor';

class UploadImageDto extends dtoOf<UploadImageRequest>({
  /** A data URL of some picture, or base64 alone. What kind of picture it says to be is not believed. */
  imageData: shaped(
    /^(?:data:image\/[a-z0-9.+-]{1,40};base64,)?[A-Za-z0-9+/]{16,}={0,2}$/,
    'This must be a picture as a data URL, or in base64.',
  ),
  /** What the file was called; it names nothing of ours. */
  fileName: optionalText(1_000),
  /** What the browser took it for; its bytes decide. */
  mimeType: optionalText(200),
  imageField: requiredOneOf(['image1', 'image2']),
}) {}

/** The bytes in a data URL, or in base64 alone. */
const bytesOf = (imageData: string): Buffer =>
  Buffer.from(imageData.slice(imageData.indexOf(',') + 1), 'base64');

/** A picture of 800 px has some hundred kilobytes; one that nobody made smaller has a few megabytes, and base64 a third more. */
const largestUpload = 6 * 1024 * 1024;

@ApiTags('Admin: catalogue')
@Controller('colors')
export class ColorImagesController {
  constructor(
    private readonly pictures: ColorPictures,
    private readonly catalogue: CatalogueEditor,
  ) {}

  @Post(':id/upload-image')
  @Roles('office')
  @RouteConfig({ bodyLimit: largestUpload })
  @Header('Cache-Control', 'no-store')
  @Answers('AdminColor')
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
    // The files first: they are of no harm without the row, but the row is without them.
    const image = await this.pictures.keep(bytesOf(imageData));
    return this.catalogue.setImage(actor, { colorId, field, image });
  }
}
