// Which files a picture has. AVIF carries every width (all current browsers read it); JPEG is the fallback, and what
// mails and the catalogue's `imageUrl` show, so it comes small and in one good size only.

/** @typedef {{ format: 'avif' | 'jpg', width: number, budgetKb: number }} Variant */
/** @typedef {{ name: string, aspect: number, variants: readonly Variant[], mainWidth: number }} Picture */

/** @type {readonly Variant[]} */
const colorVariants = [
  { format: 'avif', width: 320, budgetKb: 15 },
  { format: 'avif', width: 640, budgetKb: 40 },
  { format: 'avif', width: 960, budgetKb: 70 },
  { format: 'avif', width: 1280, budgetKb: 115 },
  { format: 'jpg', width: 320, budgetKb: 22 },
  { format: 'jpg', width: 800, budgetKb: 115 },
];
/**
 * The close-up is also a swatch: 34 px at up to three device pixels each, and two in a phone's row.
 * @type {readonly Variant[]}
 */
const closeVariants = [
  { format: 'avif', width: 112, budgetKb: 3 },
  { format: 'avif', width: 320, budgetKb: 15 },
  { format: 'avif', width: 480, budgetKb: 27 },
  { format: 'avif', width: 640, budgetKb: 40 },
  { format: 'avif', width: 960, budgetKb: 75 },
  ...colorVariants.slice(3),
];

/** The JPEG used where only one address fits. */
const colorWidth = 800;

/** The pictures of a colour, in the order they are shown; `aspect` is width over height. */
export const pictures = /** @type {const} */ ([
  { name: 'close', aspect: 1, variants: closeVariants, mainWidth: colorWidth },
  { name: 'scene', aspect: 4 / 3, variants: colorVariants, mainWidth: colorWidth },
  { name: 'detail', aspect: 4 / 3, variants: colorVariants, mainWidth: colorWidth },
]);

/** An SVG `<image>` cannot choose a format, and PDF and mail read JPEG: so the strip is one JPEG. */
export const strip = { width: 1600, budgetKb: 60, file: 'strip-1600.jpg' };

/**
 * @param {string} name
 * @param {Pick<Variant, 'format' | 'width'>} variant
 */
export const fileName = (name, { format, width }) => `${name}-${width}.${format}`;

/**
 * @param {number} width
 * @param {number} aspect
 */
export const heightOf = (width, aspect) => Math.round(width / aspect);
