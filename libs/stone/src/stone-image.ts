/** A picture in several sizes for `<picture>`. The catalogue's contract has the same shape. */
export interface StoneImage {
  /** The JPEG where only one address fits: 800 px wide for a colour, 1280 for a page. */
  url: string;
  width: number;
  height: number;
  /** `srcset` values by format. */
  srcset: { avif: string; jpeg: string };
}
