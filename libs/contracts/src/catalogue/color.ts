/** A picture of a colour in several sizes, for `<picture>`. */
export interface ColorImage {
  /** The 800 px JPEG, same as `imageUrl` or `imageUrl2`. */
  url: string;
  width: number;
  height: number;
  /** `srcset` values by format. */
  srcset: { avif: string; jpeg: string };
}

/** One colour of a material (specification §3, D32). */
export interface Color {
  id: number;
  materialId: number;
  name: string;
  /** `#rrggbb`, shown until the picture has loaded. */
  hexCode: string;
  imageUrl: string | null;
  imageUrl2: string | null;
  /** Rate of a top: pounds per 100 mm × 100 mm, 2 decimals. */
  priceModifier: string;
  isActive: boolean;
  images: ColorImage[];
  /** Picture of 3000 × 360 mm of this stone to scale, for plan drawings; null: use `hexCode`. */
  stripUrl: string | null;
}
