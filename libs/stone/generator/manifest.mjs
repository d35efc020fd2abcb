/** @import { Recipe } from './recipe.js' */
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { imagesFolder, manifestFile } from './folders.mjs';
import { fileName, heightOf, mainWidth, pictures, strip, variants } from './pictures/formats.mjs';
import { recipes } from './recipes.mjs';

/** Writes down what the folder holds; the shop and the seed read nothing else. */
export async function writeManifest() {
  const colors = [];
  for (const recipe of recipes) colors.push(await describeColor(recipe));
  await writeFile(manifestFile, `${JSON.stringify({ colors }, null, 2)}\n`);
}

/** @param {Recipe} recipe */
async function describeColor({ slug, name, material, finish, hex }) {
  const images = [];
  for (const picture of pictures) images.push(await describePicture(slug, picture));
  const stripUrl = await addressOf(slug, strip.file);
  return { slug, name, material, finish, hexCode: hex.toLowerCase(), images, stripUrl };
}

/**
 * @param {string} slug
 * @param {(typeof pictures)[number]} picture
 */
async function describePicture(slug, { name, aspect }) {
  /** @param {'avif' | 'jpg'} format */
  const srcset = async (format) => {
    const candidates = [];
    for (const variant of variants) {
      if (variant.format === format)
        candidates.push(`${await addressOf(slug, fileName(name, variant))} ${variant.width}w`);
    }
    return candidates.join(', ');
  };
  return {
    url: await addressOf(slug, fileName(name, { format: 'jpg', width: mainWidth })),
    width: mainWidth,
    height: heightOf(mainWidth, aspect),
    srcset: { avif: await srcset('avif'), jpeg: await srcset('jpg') },
  };
}

/**
 * The address of a file. Its content is part of it, so that browsers may keep what they have for ever.
 * @param {string} slug
 * @param {string} file
 */
async function addressOf(slug, file) {
  const content = await readFile(join(imagesFolder, slug, file));
  const version = createHash('sha256').update(content).digest('hex').slice(0, 8);
  return `/stone/${slug}/${file}?v=${version}`;
}
