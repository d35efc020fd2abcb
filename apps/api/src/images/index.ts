export { ImagesModule } from './images.module';
export { ColorPictures } from './color-pictures';
export { readSignature, Pictures, pictureTypeOf, readColorPicture } from './pictures';
