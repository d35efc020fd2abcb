import type { Color, ColorImage } from '@app/contracts';
import { previewStoneColors, stoneColors } from '@app/stone';

/** The pictures of a colour: the two that staff choose, and what follows from them. */
export type ColorPictures = Pick<Color, 'imageUrl' | 'imageUrl2' | 'images' | 'stripUrl'>;

/** Pictures that staff chose; what is left out stays. */
export interface ChosenPictures {
  imageUrl?: ColorImage | null;
  imageUrl2?: ColorImage | null;
}

export const noPictures: ColorPictures = { imageUrl: null, imageUrl2: null, images: [], stripUrl: null };

const pathOf = (url: string) => url.split('?')[0];
const drawn = [...stoneColors, ...previewStoneColors];
const stoneWith = (url: string) =>
  drawn.find(({ images }) => images.some((image) => pathOf(image.url) === pathOf(url)));

/** One of the pictures that we have drawn, by its address with or without its version. */
export const findStonePicture = (url: string): ColorImage | undefined =>
  stoneWith(url)?.images.find((image) => pathOf(image.url) === pathOf(url));

/** The strip that plans are filled with, of the stone that a picture shows; undefined: it is none that we have drawn. */
export const findStoneStrip = (url: string): string | undefined => stoneWith(url)?.stripUrl;

/**
 * A colour's pictures after a choice: `images` lists the variants of both, first things first (D32). What else there is
 * of the stone, a third view and the strip for plans, goes with the first picture.
 */
export function choosePictures(before: ColorPictures, chosen: ChosenPictures): ColorPictures {
  const kept = (url: string | null) => before.images.find((image) => image.url === url) ?? null;
  const first = chosen.imageUrl === undefined ? kept(before.imageUrl) : chosen.imageUrl;
  const second = chosen.imageUrl2 === undefined ? kept(before.imageUrl2) : chosen.imageUrl2;
  const imageUrl = chosen.imageUrl === undefined ? before.imageUrl : (chosen.imageUrl?.url ?? null);
  const imageUrl2 = chosen.imageUrl2 === undefined ? before.imageUrl2 : (chosen.imageUrl2?.url ?? null);
  const isSameStone = imageUrl === before.imageUrl;
  const further = before.images.filter(({ url }) => url !== before.imageUrl && url !== before.imageUrl2);
  const images = [first, second, ...(isSameStone ? further : [])].filter((image) => image !== null);
  return {
    imageUrl,
    imageUrl2,
    images: images.filter(({ url }, place) => images.findIndex((image) => image.url === url) === place),
    stripUrl: isSameStone ? before.stripUrl : ((imageUrl && findStoneStrip(imageUrl)) ?? null),
  };
}
