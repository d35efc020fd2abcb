/** @import { Recipe } from './recipe.js' */
/** @import { Sharp } from 'sharp' */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { imagesFolder } from './folders.mjs';
import { renderCloseUp } from './pictures/close-up.mjs';
import { encodeWithin } from './pictures/encode.mjs';
import { fileName, heightOf, pictures, strip, variants } from './pictures/formats.mjs';
import { renderFrontEdge } from './pictures/front-edge.mjs';
import { renderStrip } from './pictures/strip.mjs';

/** Pictures are drawn larger than they are kept: the scaling down smooths the rims of chips and veins. */
const drawnWidth = 1920;
const stripOversampling = 3;

const render = { close: renderCloseUp, detail: renderFrontEdge };

/**
 * Draws and writes every file of a colour, in place of those that were there.
 * @param {Recipe} recipe
 */
export async function drawColor(recipe) {
  const folder = join(imagesFolder, recipe.slug);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const { name, aspect } of pictures) {
    const drawn = await lossless(render[name](recipe, drawnWidth));
    for (const variant of variants) {
      const { width, format, budgetKb } = variant;
      const picture = await lossless(drawn.clone().resize(width, heightOf(width, aspect)));
      await writeFile(join(folder, fileName(name, variant)), await encodeWithin(picture, format, budgetKb));
    }
  }
  const drawn = await lossless(renderStrip(recipe, strip.width * stripOversampling));
  const scaled = await lossless(drawn.resize(strip.width));
  await writeFile(join(folder, strip.file), await encodeWithin(scaled, 'jpg', strip.budgetKb));
}

/**
 * The picture so far, computed: what follows starts from its pixels instead of repeating the steps before.
 * @param {Sharp} picture
 */
async function lossless(picture) {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } });
}
