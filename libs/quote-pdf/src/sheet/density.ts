/** How closely a page is set. */
export interface Density {
  /** Type and line height of the lines of the price, and the air above and below each. */
  lineSize: number;
  lineAir: number;
  /** Lines of text that a cell may take. */
  cellLines: number;
  /** Type of the terms. */
  termsSize: number;
  /** Lines of notes. */
  noteLines: number;
  /** Air between the parts, as a share of what the design gives them. */
  air: number;
  /** The drawing is given no less than this. */
  leastDrawing: number;
}

/** From the design's own to what holds the greatest quote there can be: the first that fits is taken. */
export const densities: readonly [Density, ...Density[]] = [
  { lineSize: 12.5, lineAir: 8, cellLines: 2, termsSize: 11.5, noteLines: 4, air: 1, leastDrawing: 260 },
  { lineSize: 12, lineAir: 5, cellLines: 2, termsSize: 11.5, noteLines: 3, air: 0.8, leastDrawing: 250 },
  { lineSize: 11.5, lineAir: 3, cellLines: 1, termsSize: 11, noteLines: 3, air: 0.6, leastDrawing: 240 },
  { lineSize: 10.5, lineAir: 2, cellLines: 1, termsSize: 10.5, noteLines: 2, air: 0.5, leastDrawing: 210 },
  { lineSize: 9.5, lineAir: 1, cellLines: 1, termsSize: 9.5, noteLines: 2, air: 0.4, leastDrawing: 160 },
  { lineSize: 8.8, lineAir: 0.4, cellLines: 1, termsSize: 9, noteLines: 1, air: 0.35, leastDrawing: 120 },
];

/** What is taken where nothing fits. */
export const tightest: Density = densities.at(-1) ?? densities[0];
