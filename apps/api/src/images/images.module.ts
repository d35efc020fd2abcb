import { Module } from '@nestjs/common';
import { ColorPictures } from './color-pictures';
import { ImagesController } from './images.controller';
import { Pictures } from './pictures';

/** Uploaded pictures: sanitised, stored, and for colours served publicly. */
@Module({
  controllers: [ImagesController],
  providers: [Pictures, ColorPictures],
  exports: [Pictures, ColorPictures],
})
export class ImagesModule {}
