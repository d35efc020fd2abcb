/** @import { Recipe } from './recipe.js' */
/** @import { Picture } from './pictures/formats.mjs' */
import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { imagesFolder, sourceFolder } from './folders.mjs';
import { pagePictures, pagesFolder } from './pages.mjs';
import { fileName, heightOf, pictures, strip } from './pictures/formats.mjs';
import { recipes } from './recipes.mjs';
import { projectDimensions } from './rooms/dimensions.mjs';

/**
 * Writes a manifest file for each colour and page, so that a browser loads only those it shows; the shop and the seed
 * read nothing else.
 */
export async function writeManifest() {
  await mkdir(join(sourceFolder, 'colors'), { recursive: true });
  await mkdir(join(sourceFolder, pagesFolder), { recursive: true });
  for (const recipe of recipes) await write(`colors/${recipe.slug}.json`, await describeColor(recipe));
  for (const picture of pagePictures)
    await write(`${pagesFolder}/${picture.name}.json`, await describePicture(pagesFolder, picture));
  await write(`${pagesFolder}/hero-dimensions.json`, projectDimensions());
  await writeFile(join(sourceFolder, 'colors/index.ts'), listOfColors('colors', recipes.filter(isSold)));
  await writeFile(
    join(sourceFolder, 'colors/preview.ts'),
    listOfColors(
      'previewColors',
      recipes.filter((recipe) => !isSold(recipe)),
    ),
  );
}

/**
 * @param {string} file
 * @param {unknown} content
 */
const write = (file, content) => writeFile(join(sourceFolder, file), `${JSON.stringify(content, null, 2)}\n`);

/** @param {Recipe} recipe */
const isSold = ({ isPreview }) => !isPreview;

/**
 * The module with all colours.
 * @param {string} list
 * @param {readonly Recipe[]} gathered
 */
function listOfColors(list, gathered) {
  const modules = gathered.map(({ slug }) => ({
    slug,
    name: slug.replace(/-(.)/g, (_, letter) => letter.toUpperCase()),
  }));
  const sorted = [...modules].sort((a, b) => a.slug.localeCompare(b.slug));
  const names = modules.map(({ name }) => name);
  const inOneLine = `export const ${list} = [${names.join(', ')}];`;
  // In the formatter's style.
  const lines =
    inOneLine.length <= 110
      ? [inOneLine]
      : [`export const ${list} = [`, ...names.map((name) => `  ${name},`), '];'];
  return [
    ...sorted.map(({ slug, name }) => `import ${name} from './${slug}.json';`),
    '',
    '/** In the order of the recipes. Written by the generator, like the files beside it. */',
    ...lines,
    '',
  ].join('\n');
}

/** @param {Recipe} recipe */
async function describeColor({ slug, name, material, finish, hex }) {
  const images = [];
  for (const picture of pictures) images.push(await describePicture(slug, picture));
  const stripUrl = `/stone/${slug}/${strip.file}?v=${await versionOf(slug, [strip.file])}`;
  return { slug, name, material, finish, hexCode: hex.toLowerCase(), images, stripUrl };
}

/**
 * @param {string} folder
 * @param {Picture} picture
 */
async function describePicture(folder, { name, aspect, variants, mainWidth }) {
  const files = variants.map((variant) => fileName(name, variant));
  const version = await versionOf(folder, files);
  const addressOf = (/** @type {string} */ file) => `/stone/${folder}/${file}?v=${version}`;
  const srcset = (/** @type {'avif' | 'jpg'} */ format) =>
    variants
      .filter((variant) => variant.format === format)
      .map((variant) => `${addressOf(fileName(name, variant))} ${variant.width}w`)
      .join(', ');
  return {
    url: addressOf(fileName(name, { format: 'jpg', width: mainWidth })),
    width: mainWidth,
    height: heightOf(mainWidth, aspect),
    srcset: { avif: srcset('avif'), jpeg: srcset('jpg') },
  };
}

/**
 * A version for addresses, so that browsers may cache for ever. One for all files of a picture: they change together,
 * and a script with many pictures compresses better.
 * @param {string} folder
 * @param {readonly string[]} files
 */
async function versionOf(folder, files) {
  const hash = createHash('sha256');
  for (const file of files) hash.update(await readFile(join(imagesFolder, folder, file)));
  return hash.digest('hex').slice(0, 8);
}
