/** A picture in the sizes we keep, ready for `<picture>`. The catalogue's contract has the same shape. */
export interface StoneImage {
  /** The 800 px JPEG. */
  url: string;
  width: number;
  height: number;
  /** `srcset` values by format. */
  srcset: { avif: string; jpeg: string };
}
