/** A picture in the sizes we keep, ready for `<picture>`. The catalogue's contract has the same shape. */
export interface StoneImage {
  /** The JPEG for where only one address fits: 800 px wide of a colour, 1280 of a page. */
  url: string;
  width: number;
  height: number;
  /** `srcset` values by format. */
  srcset: { avif: string; jpeg: string };
}
