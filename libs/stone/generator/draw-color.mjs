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
 * Draws every file of a colour, then puts them in place of those that were there: a run broken off leaves no colour
 * half done.
 * @param {Recipe} recipe
 */
export async function drawColor(recipe) {
  const folder = join(imagesFolder, recipe.slug);
  const files = await drawFiles(recipe);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const [file, content] of files) await writeFile(join(folder, file), content);
}

/** @param {Recipe} recipe */
async function drawFiles(recipe) {
  /** @type {Map<string, Buffer>} */
  const files = new Map();
  for (const { name, aspect } of pictures) {
    const drawn = await lossless(render[name](recipe, drawnWidth));
    for (const variant of variants) {
      const { width, format, budgetKb } = variant;
      const picture = await lossless(drawn.clone().resize(width, heightOf(width, aspect)));
      files.set(fileName(name, variant), await encodeWithin(picture, format, budgetKb));
    }
  }
  const drawn = await lossless(renderStrip(recipe, strip.width * stripOversampling));
  const picture = await lossless(drawn.resize(strip.width));
  files.set(strip.file, await encodeWithin(picture, 'jpg', strip.budgetKb));
  return files;
}

/**
 * The picture so far, computed: what follows starts from its pixels instead of repeating the steps before.
 * @param {Sharp} picture
 */
async function lossless(picture) {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } });
}
