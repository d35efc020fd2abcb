export { ImagesModule } from './images.module';
export { ColorPictures } from './color-pictures';
export { headOf, pictureTypeOf } from './pictures';
export { Pictures } from './pictures';
export { readColorPicture } from './pictures';
