/** @import { Recipe } from './recipe.js' */
/** @import { Picture } from './pictures/formats.mjs' */
/** @import { Sharp } from 'sharp' */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { imagesFolder } from './folders.mjs';
import { pagePictures, pagesFolder } from './pages.mjs';
import { renderCloseUp } from './pictures/close-up.mjs';
import { encodeWithin } from './pictures/encode.mjs';
import { fileName, heightOf, pictures, strip } from './pictures/formats.mjs';
import { renderFace } from './pictures/face.mjs';
import { renderFrontEdge } from './pictures/front-edge.mjs';
import { renderStrip } from './pictures/strip.mjs';
import { furnish } from './rooms/furnish.mjs';
import { openRoom } from './rooms/open-room.mjs';

/** Drawn larger than saved: downscaling antialiases the rims of chips and veins. */
const drawnWidth = 1920;
const stripOversampling = 3;

/** @type {Record<(typeof pictures)[number]['name'], (recipe: Recipe) => Sharp | Promise<Sharp>>} */
const render = {
  close: (recipe) => renderCloseUp(recipe, drawnWidth),
  // Each pixel of a room samples the stone four times; more would not be visible.
  scene: async (recipe) => furnish(recipe, await openRoom(recipe.scene)),
  detail: (recipe) => renderFrontEdge(recipe, drawnWidth),
};

/**
 * Draws the named pictures of a colour. A picture's files are written once all are ready, so that an aborted run leaves
 * no incomplete picture.
 * @param {Recipe} recipe
 * @param {readonly string[]} names of `pictures`, and `strip`
 */
export async function drawColor(recipe, names) {
  for (const picture of pictures) {
    if (names.includes(picture.name))
      await writeFiles(recipe.slug, await encodeAll(picture, await render[picture.name](recipe)));
  }
  if (names.includes('strip')) {
    const drawn = await lossless(renderStrip(recipe, strip.width * stripOversampling));
    const picture = await lossless(drawn.resize(strip.width));
    await writeFiles(
      recipe.slug,
      new Map([[strip.file, await encodeWithin(picture, 'jpg', strip.budgetKb)]]),
    );
  }
}

/**
 * @param {Recipe} recipe
 * @param {string} name
 */
export async function drawPage(recipe, name) {
  const picture = pagePictures.find((candidate) => candidate.name === name);
  if (!picture) throw new Error(`no page picture is called ${name}`);
  const drawn = picture.faceMm
    ? renderFace(recipe, drawnWidth, picture.aspect, picture.faceMm, picture.shift)
    : furnish(recipe, await openRoom(name), picture.shift);
  await writeFiles(pagesFolder, await encodeAll(picture, drawn));
}

/**
 * @param {Picture} picture
 * @param {Sharp} rendered
 */
async function encodeAll({ name, aspect, variants }, rendered) {
  /** @type {Map<string, Buffer>} */
  const files = new Map();
  const drawn = await lossless(rendered);
  for (const variant of variants) {
    const { width, format, budgetKb } = variant;
    const picture = await lossless(drawn.clone().resize(width, heightOf(width, aspect)));
    files.set(fileName(name, variant), await encodeWithin(picture, format, budgetKb));
  }
  return files;
}

/**
 * @param {string} name of a folder
 * @param {ReadonlyMap<string, Buffer>} files
 */
async function writeFiles(name, files) {
  const folder = join(imagesFolder, name);
  await mkdir(folder, { recursive: true });
  for (const [file, content] of files) await writeFile(join(folder, file), content);
}

/**
 * The picture rendered so far: later steps start from its pixels instead of repeating the earlier ones.
 * @param {Sharp} picture
 */
async function lossless(picture) {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } });
}
