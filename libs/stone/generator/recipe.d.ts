// What `recipes/colors.json` holds. Lengths are millimetres of stone unless a comment says otherwise.

/** Bends space before a layer looks at it: `amp` is how far a point is carried, `scale` how wide the bends are. */
export interface Warp {
  scale: number;
  amp: number;
  /** Octaves of the bend; one when absent. */
  oct?: number;
}

/** How a layer lies in the block: turned by `angle` (degrees), drawn out along it, then bent. */
export interface Bedding {
  angle?: number;
  stretch?: number;
  warp?: Warp[];
}

/** Where slow noise rises from `lo` to `hi` a layer comes into being; elsewhere it is absent. */
export interface Window {
  scale: number;
  lo: number;
  hi: number;
}

/** Slow noise that gathers like with like. */
export interface Cluster {
  scale: number;
  amount: number;
}

interface Layer {
  /** Layers of one colour that share a seed follow the same vein; the layer's index when absent. */
  seed?: number;
  alpha?: number;
}

/** Soft change of tone. */
export interface CloudLayer extends Layer, Bedding {
  kind: 'cloud';
  color: string;
  scale: number;
  lo?: number;
  hi?: number;
  oct?: number;
  gain?: number;
}

/** A line that swells, thins, breaks off, and smokes on one side. */
export interface VeinLayer extends Layer, Bedding {
  kind: 'vein';
  color: string;
  color2?: string;
  scale: number;
  width: number;
  swell?: number;
  /** Below 1 the line smokes, above 1.5 it is cut. */
  sharp?: number;
  /** PersonRows of the smoke beside the line. */
  halo?: number;
  haloAlpha?: number;
  /** Smoke on the other side. */
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

/** Broken plates, one tone each. */
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
  /** Strength of the glint that depends on a crystal's angle. */
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
  /** Share of cells that hold a chip, 0..1. */
  density: number;
  /** Least and greatest radius, as a share of `scale`. */
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

/** A palette laid in bands along the bedding. */
export interface StrataLayer extends Layer, Bedding {
  kind: 'strata';
  colors: string[];
  scale: number;
}

/** The tremor of crystals, so that nothing is digitally flat. */
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
  /** How strongly the face mirrors: 1 polished, 0.5 honed or satin, 0.2 matt. */
  gloss: number;
  /** Width of the close-up. */
  span: number;
  /** Width of the view over the front edge, measured at the edge. */
  edgeSpan?: number;
  /** Moves every window, when the seed shows an unlucky spot. */
  offset?: [number, number];
  scene: string;
  /** A new shop does not sell it: it comes with the enhanced catalogue. */
  isPreview?: true;
  /** Mean of the ground, `#RRGGBB`. */
  hex: string;
  base: string;
  layers: AnyLayer[];
}

/** A colour in sRGB, each channel 0..1; layers change it in place, a million times a picture. */
export type Rgb = Float64Array;

/** Lays a layer's colour over what lies at a point of the block. */
export type Paint = (x: number, y: number, z: number, rgb: Rgb) => void;
