export { previewStoneColors, stoneColors } from './stone-color';
export type { StoneColor } from './stone-color';
export { stoneImages } from './stone-images';
export type { StoneImage } from './stone-image';
