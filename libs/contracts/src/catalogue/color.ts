/** A picture of a colour in the sizes we keep, ready for `<picture>`. */
export interface ColorImage {
  /** The 800 px JPEG: the same address as `imageUrl` or `imageUrl2`. */
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
  /** `#rrggbb`; stands for the stone until a picture has loaded. */
  hexCode: string;
  imageUrl: string | null;
  imageUrl2: string | null;
  /** Pounds for each 100 mm × 100 mm, 2 decimals: the rate a top is priced at. */
  priceModifier: string;
  isActive: boolean;
  images: ColorImage[];
  /** A strip of 3000 × 360 mm of this stone, to scale, that fills plan drawings; null: use `hexCode`. */
  stripUrl: string | null;
}
