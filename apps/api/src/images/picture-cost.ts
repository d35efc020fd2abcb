import type { Metadata } from 'sharp';

const mebibyte = 1024 * 1024;

/** More than the cameras of telephones have: what is larger was made to be large. */
export const mostPixels = 64_000_000;

/** Most memory that the decoded picture itself may need; what becomes of it needs some more. */
export const mostBytes = 76 * mebibyte;

/** From here on a picture is decoded while no other is. */
export const heavyBytes = 16 * mebibyte;

/**
 * About how many bytes of memory a picture needs while it is decoded, reckoned from its head. JPEGs and PNGs come line by
 * line; those that come all over, sharper with each pass, have to be held as a whole, and so has every WebP.
 */
export function decodedBytes(picture: Metadata): number {
  const { format, width, height, channels, depth, isProgressive = false } = picture;
  const sample = depth === 'uchar' ? 1 : 2;
  const linesHeld = 64;
  if (format === 'jpeg') {
    // Coefficients of two bytes; fewer of the colours where those were thinned out.
    const thinned = picture.chromaSubsampling?.startsWith('4:2:0') ? channels / 2 : channels;
    return isProgressive ? width * height * thinned * 2 : width * linesHeld * channels;
  }
  const lines = format === 'png' && !isProgressive ? linesHeld : height;
  return width * lines * (format === 'png' ? channels * sample : 4);
}
