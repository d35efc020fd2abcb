import { Module } from '@nestjs/common';
import { ColorPictures } from './color-pictures';
import { ImagesController } from './images.controller';
import { Pictures } from './pictures';

/** Uploaded pictures are sanitised and stored. Those of colours are public. */
@Module({
  controllers: [ImagesController],
  providers: [Pictures, ColorPictures],
  exports: [Pictures, ColorPictures],
})
export class ImagesModule {}
