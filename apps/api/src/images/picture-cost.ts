import type { Metadata } from 'sharp';

const mebibyte = 1024 * 1024;

/** More than the cameras of telephones have: what is larger was made to be large. */
export const mostPixels = 64_000_000;

/** Most memory that the decoded picture itself may need; what becomes of it needs some more. */
export const mostBytes = 76 * mebibyte;

/** From here on a picture is decoded while no other is. */
export const heavyBytes = 16 * mebibyte;

/**
 * About how many bytes of memory a picture needs while it is decoded, reckoned from its head. JPEGs come line by line and in
 * the size that is wanted; PNGs line by line. Those that come all over, sharper with each pass, have to be held as a whole,
 * and so has every WebP.
 */
export function decodedBytes(picture: Metadata): number {
  const { format, width, height, channels, depth, isProgressive = false } = picture;
  const pixels = width * height;
  const sample = depth === 'uchar' ? 1 : 2;
  if (format === 'jpeg') {
    // Coefficients of two bytes; fewer of the colours where those were thinned out.
    const thinned = picture.chromaSubsampling?.startsWith('4:2:0') ? channels / 2 : channels;
    return isProgressive ? pixels * thinned * 2 : width * 64 * channels;
  }
  if (format !== 'png') return pixels * 4;
  const whole = pixels * Math.max(3, channels) * sample;
  // Of one that comes line by line, more lines are under way than one would think.
  return isProgressive ? whole : whole / 4;
}
