import { paths, type ColorImage } from '@app/contracts';
import { findStonePicture, findStoneStrip } from '../../../catalogue';
import { readPictureName } from '../../../images';
import type { ItemFields } from '../catalogue-item';
import type { Column } from './column-rules';

/** A colour has two pictures and what comes with the first; far more was never ours. */
const mostImages = 10;
const mostVariants = 10;
const widest = 10_000;
const uploaded = paths.image('');

/** The columns of a colour's pictures. */
interface PictureColumns {
  image_url?: unknown;
  image_url2?: unknown;
  images?: unknown;
}

/**
 * A colour's pictures. Those that ship with the product become those of this version of it; of those that were uploaded
 * only the names are taken, from which every address is made anew: so no other address ever comes through.
 */
export const readColorImages: Column<ItemFields> = (given) => {
  const { image_url: first, image_url2: second, images } = given as PictureColumns;
  if (!Array.isArray(images) || images.length > mostImages) return { problem: 'images must be a list' };
  const known: ColorImage[] = [];
  for (const image of images as unknown[]) {
    const read = readImage(image);
    if (!read) return { problem: 'images must be pictures of this product' };
    known.push(read);
  }
  const chosen = [first, second].map((url) => findAmong(known, url));
  const [imageUrl, imageUrl2] = chosen;
  if (imageUrl === undefined) return { problem: 'image_url must be one of its images' };
  if (imageUrl2 === undefined) return { problem: 'image_url2 must be one of its images' };
  return {
    value: { imageUrl, imageUrl2, images: known, stripUrl: (imageUrl && findStoneStrip(imageUrl)) ?? null },
  };
};

function findAmong(known: readonly ColorImage[], url: unknown): string | null | undefined {
  if (url === null || url === undefined) return null;
  if (typeof url !== 'string') return undefined;
  return known.find((image) => image.url === (findStonePicture(url)?.url ?? url))?.url;
}

function readImage(given: unknown): ColorImage | null {
  const { url, width, height, srcset } = (given ?? {}) as Record<string, unknown>;
  if (typeof url !== 'string') return null;
  const drawn = findStonePicture(url);
  if (drawn) {
    const { avif, jpeg } = drawn.srcset;
    return { url: drawn.url, width: drawn.width, height: drawn.height, srcset: { avif, jpeg } };
  }
  const name = url.startsWith(uploaded) ? url.slice(uploaded.length) : '';
  const variants = (srcset ?? {}) as Record<string, unknown>;
  const avif = readVariants(variants.avif, 'avif');
  const jpeg = readVariants(variants.jpeg, 'jpg');
  if (readPictureName(name)?.format !== 'jpg' || !isSide(width) || !isSide(height)) return null;
  return avif !== null && jpeg !== null ? { url, width, height, srcset: { avif, jpeg } } : null;
}

const isSide = (given: unknown): given is number =>
  Number.isInteger(given) && (given as number) > 0 && (given as number) <= widest;

/** A `srcset` of uploaded pictures, made anew. */
function readVariants(given: unknown, format: 'jpg' | 'avif'): string | null {
  if (typeof given !== 'string') return null;
  const variants = given === '' ? [] : given.split(', ');
  if (variants.length > mostVariants) return null;
  const names = variants.map((variant) => variant.slice(uploaded.length).split(' ', 1)[0] ?? '');
  const made = names.map((name) => {
    const read = readPictureName(name);
    return read?.format === format ? `${paths.image(name)} ${read.width}w` : null;
  });
  return made.join(', ') === given ? given : null;
}

/** The names of the files of a colour's uploaded pictures, those of each picture together. */
export const uploadedFiles = ({ images = [] }: ItemFields): string[][] =>
  images
    .filter(({ url }) => url.startsWith(uploaded))
    .map(({ url, srcset }) => {
      const variants = [srcset.avif, srcset.jpeg].flatMap((set) => (set ? set.split(', ') : []));
      const urls = [url, ...variants.map((variant) => variant.split(' ', 1)[0] ?? '')];
      return [...new Set(urls.map((one) => one.slice(uploaded.length)))];
    });
