import { Body, Controller, Header, Post } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiTags } from '@nestjs/swagger';
import { setColorImage } from '../../catalogue';
import { Statements } from '../../database/statements';
import { ColorPictures } from '../../images';
import type { Actor } from '../../platform/audit/actor';
import { Clock } from '../../platform/clock/clock';
import { ApiErrors, bodyErrors } from '../../platform/errors/api-errors';
import { RowIdInPath } from '../../platform/http/id-in-path';
import { CurrentActor } from '../current-actor';
import { bytesOf, UploadImageDto } from './upload-image.dto';
import { Answers } from '../../platform/openapi/answers';
import { Roles } from '../../staff';

/** A picture of 800 px has some hundred kilobytes; one that nobody made smaller has a few megabytes, and base64 a third more. */
const largestUpload = 6 * 1024 * 1024;

@ApiTags('Admin: catalogue')
@Controller('colors')
export class ColorImagesController {
  constructor(
    private readonly pictures: ColorPictures,
    private readonly statements: Statements,
    private readonly clock: Clock,
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
    return this.statements.transaction((tx) =>
      setColorImage(tx, actor, { colorId, field, image, at: this.clock.now() }),
    );
  }
}
