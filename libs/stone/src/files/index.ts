export { readStonePicture } from './read-stone-picture';
