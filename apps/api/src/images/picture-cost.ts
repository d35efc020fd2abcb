import type { Metadata } from 'sharp';

const mebibyte = 1024 * 1024;

/** More than phone cameras produce. */
export const maxPixels = 64_000_000;

/** Memory for the decoded picture itself; processing needs some more. */
export const maxBytes = 76 * mebibyte;

/** From here on, a picture is decoded alone. */
export const heavyBytes = 16 * mebibyte;

/**
 * Estimated bytes of memory while decoding, from the file's header. JPEGs are decoded by line and scaled, PNGs by line.
 * Progressive and interlaced ones need the whole picture, as does every WebP.
 */
export function decodedBytes(picture: Metadata): number {
  const { format, width, height, channels, depth, isProgressive = false } = picture;
  const pixels = width * height;
  const sample = depth === 'uchar' ? 1 : 2;
  if (format === 'jpeg') {
    // Two-byte coefficients; fewer with chroma subsampling.
    const subsampledChannels = picture.chromaSubsampling?.startsWith('4:2:0') ? channels / 2 : channels;
    return isProgressive ? pixels * subsampledChannels * 2 : width * 64 * channels;
  }
  if (format !== 'png') return pixels * 4;
  const whole = pixels * Math.max(3, channels) * sample;
  // Even line by line, many lines are buffered.
  return isProgressive ? whole : whole / 4;
}
