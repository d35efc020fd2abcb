/** @import { Picture, Variant } from './pictures/formats.mjs' */
import { sceneNamed } from './rooms/scenes/index.mjs';

export const pagesFolder = 'pages';

/**
 * @typedef {Picture & { slug: string, shift: readonly [number, number], faceMm?: number }} PagePicture
 * `slug` is the stone shown, `shift` moves its block under the top (mm), so that the best veins are seen; with `faceMm`
 * it is only the stone's face, that many millimetres wide, without a room
 */

/** @type {Record<number, number>} */
const avifBudgets = { 640: 30, 960: 50, 1280: 80, 1680: 110, 2400: 110 };

/**
 * Wide pictures of pages: each scene in the one stone it was made for, and a slab for the dark closing section.
 * @type {readonly PagePicture[]}
 */
export const pagePictures = [
  pagePicture('hero', 'calacatta-gold', [60, 240], [640, 960, 1280, 1680]),
  pagePicture('about', 'statuario-venato', [0, 0], [640, 960, 1280, 1680]),
  pagePicture('kitchen', 'steel-grey', [0, 0], [640, 960, 1280]),
  pagePicture('batch', 'calacatta-gold', [0, 0], [640, 960, 1280]),
  {
    ...picture('night', 'nero-marquina', [0, 0], [640, 960, 1280, 1680, 2400]),
    aspect: 3,
    faceMm: 2000,
  },
];

/**
 * @param {string} name of the picture and of its scene
 * @param {string} slug
 * @param {readonly [number, number]} shift
 * @param {readonly number[]} widths
 * @returns {PagePicture}
 */
function pagePicture(name, slug, shift, widths) {
  const scene = sceneNamed(name);
  return { ...picture(name, slug, shift, widths), aspect: scene.width / scene.height };
}

/**
 * @param {string} name
 * @param {string} slug
 * @param {readonly [number, number]} shift
 * @param {readonly number[]} widths
 */
function picture(name, slug, shift, widths) {
  /** @type {readonly Variant[]} */
  const variants = [
    ...widths.map((width) => /** @type {const} */ ({ format: 'avif', width, budgetKb: avifBudgets[width] })),
    { format: 'jpg', width: 640, budgetKb: 60 },
    { format: 'jpg', width: 1280, budgetKb: 150 },
  ];
  return { name, slug, shift, variants, mainWidth: 1280 };
}
