/** @import { Sharp } from 'sharp' */
/** @typedef {'avif' | 'jpg'} Format */

/** Qualities from the best to the lowest we accept; a busy granite needs more bytes than a plain surface. */
const ladders = { avif: [70, 62, 55, 48, 42, 36, 31], jpg: [88, 84, 78, 72, 66, 60, 54, 48] };

/**
 * The best quality within the budget. Most fit at once; for others a binary search, as an AVIF takes seconds.
 * @param {Sharp} picture
 * @param {Format} format
 * @param {number} budgetKb kilobytes of 1000
 */
export async function encodeWithin(picture, format, budgetKb) {
  const ladder = ladders[format];
  const fits = (/** @type {Buffer} */ file) => file.length <= budgetKb * 1000;
  let file = await encode(picture, format, ladder[0]);
  if (fits(file)) return file;

  /** @type {Buffer | undefined} */
  let best;
  let from = 1;
  let to = ladder.length - 1;
  while (from <= to) {
    const middle = (from + to) >> 1;
    file = await encode(picture, format, ladder[middle]);
    if (fits(file)) {
      best = file;
      to = middle - 1;
    } else from = middle + 1;
  }
  if (!best)
    throw new Error(`${file.length} bytes of ${format} at the lowest quality, ${budgetKb} kB allowed`);
  return best;
}

/**
 * @param {Sharp} picture
 * @param {Format} format
 * @param {number} quality
 */
const encode = (picture, format, quality) =>
  format === 'avif'
    ? picture.clone().avif({ quality, effort: 4 }).toBuffer()
    : picture.clone().jpeg({ quality, mozjpeg: true }).toBuffer();
