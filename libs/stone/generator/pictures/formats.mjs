// Which files a colour has. AVIF carries every width (all current browsers read it); JPEG is the fallback, and what
// mails and the catalogue's `imageUrl` show, so it comes small and at 800 px only.

/** @typedef {{ format: 'avif' | 'jpg', width: number, budgetKb: number }} Variant */

/** @type {readonly Variant[]} */
export const variants = [
  { format: 'avif', width: 320, budgetKb: 15 },
  { format: 'avif', width: 640, budgetKb: 40 },
  { format: 'avif', width: 960, budgetKb: 75 },
  { format: 'avif', width: 1280, budgetKb: 115 },
  { format: 'jpg', width: 320, budgetKb: 22 },
  { format: 'jpg', width: 800, budgetKb: 115 },
];

/** Width over height of each picture, in the order they are shown. */
export const pictures = /** @type {const} */ ([
  { name: 'close', aspect: 1 },
  { name: 'detail', aspect: 4 / 3 },
]);

/** An SVG `<image>` cannot choose a format, and PDF and mail read JPEG: so the strip is one JPEG. */
export const strip = { width: 1600, budgetKb: 60, file: 'strip-1600.jpg' };

/** The JPEG that stands for a picture where only one address fits. */
export const mainWidth = 800;

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
