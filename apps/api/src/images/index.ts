export { ImagesModule } from './images.module';
export { ColorPictures } from './color-pictures';
export { readPictureName } from './picture-name';
export { pictureTypeOf, telling } from './pictures';
export { Pictures } from './pictures';
export { readColorPicture } from './pictures';
