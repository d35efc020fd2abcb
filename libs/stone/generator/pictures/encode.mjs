/** @import { Sharp } from 'sharp' */

/** From the best to the least we would show; a busy granite needs more bytes than a plain surface. */
const ladders = { avif: [70, 62, 55, 48, 42, 36, 31], jpg: [88, 84, 78, 72, 66, 60, 54, 48] };

/**
 * The best picture that fits the budget.
 * @param {Sharp} picture
 * @param {'avif' | 'jpg'} format
 * @param {number} budgetKb kilobytes of 1000
 */
export async function encodeWithin(picture, format, budgetKb) {
  let bytes = 0;
  for (const quality of ladders[format]) {
    const file =
      format === 'avif'
        ? await picture.clone().avif({ quality, effort: 5 }).toBuffer()
        : await picture.clone().jpeg({ quality, mozjpeg: true }).toBuffer();
    if (file.length <= budgetKb * 1000) return file;
    bytes = file.length;
  }
  throw new Error(`${bytes} bytes of ${format} at the lowest quality, ${budgetKb} kB allowed`);
}
