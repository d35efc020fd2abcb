import type { Metadata } from 'sharp';

const mebibyte = 1024 * 1024;

/** More than phone cameras produce. */
export const maxPixels = 64_000_000;

/** Memory for the decoded picture. Processing needs some more. */
export const maxDecodedBytes = 76 * mebibyte;

/** A picture that needs more memory than this is decoded alone. */
export const heavyBytes = 16 * mebibyte;

/**
 * Estimated bytes of memory while decoding, from the file's header. JPEGs and PNGs are decoded line by line. Progressive
 * JPEGs, interlaced PNGs and all WebP pictures need the whole picture in memory.
 */
export function decodedBytes(picture: Metadata): number {
  const { format, width, height, channels, depth, isProgressive = false } = picture;
  const pixels = width * height;
  const bytesPerSample = depth === 'uchar' ? 1 : 2;
  if (format === 'jpeg') {
    // Two-byte coefficients; fewer with chroma subsampling.
    const subsampledChannels = picture.chromaSubsampling?.startsWith('4:2:0') ? channels / 2 : channels;
    return isProgressive ? pixels * subsampledChannels * 2 : width * 64 * channels;
  }
  if (format !== 'png') return pixels * 4;
  const allBytes = pixels * Math.max(3, channels) * bytesPerSample;
  // Even line by line, many lines are buffered.
  return isProgressive ? allBytes : allBytes / 4;
}
