import { Module } from '@nestjs/common';
import { ColorPictures } from './color-pictures';
import { ImagesController } from './images.controller';
import { Pictures } from './pictures';

/** Pictures that were sent to us: made clean, kept, and shown to everybody where they are of colours. */
@Module({
  controllers: [ImagesController],
  providers: [Pictures, ColorPictures],
  exports: [Pictures, ColorPictures],
})
export class ImagesModule {}
