// Types of `recipes/colors.json`. Lengths are millimetres of stone unless stated otherwise.

/** Distorts a layer's coordinates: `amp` is the displacement, `scale` the size of the bends. */
export interface Warp {
  scale: number;
  amp: number;
  /** Octaves; default 1. */
  oct?: number;
}

/** Orientation of a layer: rotated by `angle` (degrees), stretched along it, then warped. */
export interface Bedding {
  angle?: number;
  stretch?: number;
  warp?: Warp[];
}

/** Mask from low-frequency noise: the layer fades in between `lo` and `hi`, and is absent below. */
export interface Window {
  scale: number;
  lo: number;
  hi: number;
}

/** Low-frequency noise that groups equal minerals. */
export interface Cluster {
  scale: number;
  amount: number;
}

interface Layer {
  /** Layers of a colour with the same seed follow the same vein; default: the layer's index. */
  seed?: number;
  alpha?: number;
}

/** Soft variation of tone. */
export interface CloudLayer extends Layer, Bedding {
  kind: 'cloud';
  color: string;
  scale: number;
  lo?: number;
  hi?: number;
  oct?: number;
  gain?: number;
}

/** A line of varying width, with gaps and a haze on one side. */
export interface VeinLayer extends Layer, Bedding {
  kind: 'vein';
  color: string;
  color2?: string;
  scale: number;
  width: number;
  swell?: number;
  /** Below 1: hazy edge; above 1.5: hard edge. */
  sharp?: number;
  /** Width of the haze beside the line. */
  halo?: number;
  haloAlpha?: number;
  /** Haze on the other side. */
  flip?: boolean;
  fade?: Window;
}

export interface WebLayer extends Layer, Bedding {
  kind: 'web';
  color: string;
  scale: number;
  width: number;
  sharp?: number;
  fade?: Window;
}

/** Angular fragments, one tone each. */
export interface ShardsLayer extends Layer, Bedding {
  kind: 'shards';
  colors: string[];
  scale: number;
}

export interface Mineral {
  color: string;
  /** Share of the crystals, relative to the other minerals. */
  w: number;
  /** Spread of tone between and within crystals, 0..1. */
  vary?: number;
  /** Strength of the reflection that depends on a crystal's angle. */
  schiller?: number;
}

/** Interlocking crystals. */
export interface GrainsLayer extends Layer, Bedding {
  kind: 'grains';
  minerals: Mineral[];
  scale: number;
  /** Darkness between crystals, 0..1. */
  edge?: number;
  cluster?: Cluster;
  mask?: Window;
}

export interface SpecksLayer extends Layer {
  kind: 'specks';
  colors: string[];
  scale: number;
  /** Share of cells with a chip, 0..1. */
  density: number;
  /** Minimum and maximum radius, as a share of `scale`. */
  size: [number, number];
  /** 0 is a round flake, 1 a broken chip. */
  angular?: number;
  /** Softness of the rim, as a share of the radius. */
  soft?: number;
  vary?: number;
  /** Strength of the marbling inside a chip. */
  vein?: number;
  /** Roughness of the outline: width and depth of its dents, as shares of `scale`. */
  rough?: number;
  jag?: number;
  cluster?: Cluster;
}

export interface OrbsLayer extends Layer {
  kind: 'orbs';
  colors: string[];
  rim: string;
  scale: number;
}

/** Bands of a palette along the bedding. */
export interface StrataLayer extends Layer, Bedding {
  kind: 'strata';
  colors: string[];
  scale: number;
}

/** Fine noise, so that no area is perfectly flat. */
export interface NoiseLayer extends Layer {
  kind: 'noise';
  scale: number;
  amount: number;
  oct?: number;
}

export type AnyLayer =
  | CloudLayer
  | VeinLayer
  | WebLayer
  | ShardsLayer
  | GrainsLayer
  | SpecksLayer
  | OrbsLayer
  | StrataLayer
  | NoiseLayer;

export interface Recipe {
  slug: string;
  name: string;
  material: string;
  finish: string;
  /** Reflectivity of the surface: 1 polished, 0.5 honed or satin, 0.2 matt. */
  gloss: number;
  /** Width of the close-up. */
  span: number;
  /** Width of the view over the front edge, measured at the edge. */
  edgeSpan?: number;
  /** Offset of all pictures, to avoid a bad spot. */
  offset?: [number, number];
  scene: string;
  /** Only in the enhanced catalogue, not in a new shop's. */
  isPreview?: true;
  /** Mean of the ground, `#RRGGBB`. */
  hex: string;
  base: string;
  layers: AnyLayer[];
}

/** A colour in sRGB, each channel 0..1; layers change it in place, a million times a picture. */
export type Rgb = Float64Array;

/** Blends a layer's colour onto a point of the block. */
export type Paint = (x: number, y: number, z: number, rgb: Rgb) => void;
