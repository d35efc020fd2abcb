export { ImagesModule } from './images.module';
export { ColorPictures } from './color-pictures';
export { headOf, Pictures, pictureTypeOf, readColorPicture } from './pictures';
