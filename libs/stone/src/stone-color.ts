import { colors } from './colors';
import { previewColors } from './colors/preview';
import type { StoneImage } from './stone-image';

/** A colour we have drawn, with its pictures. */
export interface StoneColor {
  slug: string;
  name: string;
  material: string;
  finish: string;
  /** `#rrggbb`, the mean of the ground. */
  hexCode: string;
  /** The close-up, the stone in a room, the view over the front edge. */
  images: StoneImage[];
  /** 3000 × 360 mm of the stone at true scale without lighting, to fill plan drawings. */
  stripUrl: string;
}

/** A new shop's colours. A page that shows a few imports `@app/stone/colors/<slug>` instead. */
export const stoneColors: readonly StoneColor[] = colors;

/** Those that come with the enhanced catalogue (D34). */
export const previewStoneColors: readonly StoneColor[] = previewColors;
