import { isRecord, isWholeWithin } from '../json-checks';

/** How a basin is fitted: below the stone, laid into it, or standing on it. */
export const basinTypes = ['undermount', 'inset', 'vessel'] as const;
export type BasinType = (typeof basinTypes)[number];

export const basinShapes = ['oval', 'rectangle'] as const;

/** Whole millimetres, as its maker gives them. */
export interface BasinSize {
  /** Shape of bowl and cut-out. */
  shape: (typeof basinShapes)[number];
  /** Corner radius of a rectangular cut-out; 0 for an oval. */
  radiusMm: number;
  /** Size of the whole basin from above. */
  bowlLengthMm: number;
  bowlWidthMm: number;
  /** For a vessel, both are the diameter of its waste hole. */
  cutoutLengthMm: number;
  cutoutWidthMm: number;
  /**
   * For an inset basin: width of the rim beyond the cut-out. For an undermount basin: how far the stone reaches over the bowl;
   * negative if the bowl's edge is visible.
   */
  overhangMm: number;
  holes: BasinHole[];
}

/** Where the maker has a tap, from the centre of the cut-out. */
export interface BasinHole {
  /** Negative: to the left. */
  rightMm: number;
  /** Towards the wall. */
  behindMm: number;
  diameterMm: number;
}

/** A basin of the library. */
export interface Basin {
  id: number;
  maker: string;
  name: string;
  type: BasinType;
  size: BasinSize;
  /** URL of the maker's template, a PDF; null: none. */
  template: string | null;
  isActive: boolean;
}

/** The basin of a top. It is a copy, so later changes of the library do not change it. */
export interface TopBasin extends Pick<Basin, 'type' | 'size'> {
  /** Id in the library; absent: the customer entered the maker's numbers. */
  id?: number;
  /** '': not known. */
  maker: string;
  name: string;
  template?: string;
}

export const basinLimits = {
  /** Characters. */
  name: 60,
  holes: 6,
  /** Maximum size of a template. */
  templateBytes: 4 * 1024 * 1024,
  radiusMm: { min: 0, max: 400 },
  bowlMm: { min: 100, max: 1_500 },
  cutoutMm: { min: 20, max: 1_500 },
  overhangMm: { min: -30, max: 80 },
  rightMm: { min: -700, max: 700 },
  behindMm: { min: 20, max: 700 },
  diameterMm: { min: 10, max: 80 },
} as const;

/** The numbers of a size, with their limits. */
export const basinNumbers = {
  bowlLengthMm: basinLimits.bowlMm,
  bowlWidthMm: basinLimits.bowlMm,
  cutoutLengthMm: basinLimits.cutoutMm,
  cutoutWidthMm: basinLimits.cutoutMm,
  radiusMm: basinLimits.radiusMm,
  overhangMm: basinLimits.overhangMm,
} as const;

export type BasinNumber = keyof typeof basinNumbers;

export const holeNumbers = {
  rightMm: basinLimits.rightMm,
  behindMm: basinLimits.behindMm,
  diameterMm: basinLimits.diameterMm,
} as const;

type Limits = Readonly<Record<string, { min: number; max: number }>>;
const hasNumbers = (value: Record<string, unknown>, limits: Limits): boolean =>
  Object.entries(limits).every(([name, range]) => isWholeWithin(value[name], range));

export const basinTemplatePattern = /^\/api\/basins\/templates\/[0-9a-f]{64}\.pdf$/;

/** The value may have further fields. */
export const isBasinSize = (value: unknown): value is BasinSize =>
  isRecord(value) &&
  basinShapes.some((shape) => shape === value.shape) &&
  hasNumbers(value, basinNumbers) &&
  Array.isArray(value.holes) &&
  value.holes.length <= basinLimits.holes &&
  value.holes.every((hole) => isRecord(hole) && hasNumbers(hole, holeNumbers));

const isLine = (value: unknown): boolean =>
  typeof value === 'string' && value.length <= basinLimits.name && !/\p{Cc}/u.test(value);

/** The value may have further fields, and numbers that contradict each other: see {@link basinProblem}. */
export const isTopBasin = (value: unknown): value is TopBasin =>
  isRecord(value) &&
  basinTypes.some((type) => type === value.type) &&
  isLine(value.maker) &&
  isLine(value.name) &&
  isBasinSize(value.size) &&
  (value.id === undefined || isWholeWithin(value.id, { min: 1, max: 2_147_483_647 })) &&
  (value.template === undefined ||
    (typeof value.template === 'string' && basinTemplatePattern.test(value.template)));

/** Removes unknown fields. */
export const readBasinSize = (size: BasinSize): BasinSize => ({
  shape: size.shape,
  radiusMm: size.shape === 'oval' ? 0 : size.radiusMm,
  bowlLengthMm: size.bowlLengthMm,
  bowlWidthMm: size.bowlWidthMm,
  cutoutLengthMm: size.cutoutLengthMm,
  cutoutWidthMm: size.cutoutWidthMm,
  overhangMm: size.overhangMm,
  holes: size.holes.map(({ rightMm, behindMm, diameterMm }) => ({ rightMm, behindMm, diameterMm })),
});

/** Why the numbers contradict each other, in a sentence; null: they do not. */
export function basinProblem({ type, size }: Pick<Basin, 'type' | 'size'>): string | null {
  const { shape, radiusMm, bowlLengthMm, bowlWidthMm, cutoutLengthMm, cutoutWidthMm, overhangMm } = size;
  if (type === 'vessel') {
    if (cutoutLengthMm !== cutoutWidthMm) return 'The waste hole of a basin on the stone is round.';
    return cutoutLengthMm > Math.min(bowlLengthMm, bowlWidthMm)
      ? 'The waste hole is larger than the basin.'
      : null;
  }
  if (shape === 'rectangle' && 2 * radiusMm > Math.min(cutoutLengthMm, cutoutWidthMm))
    return 'The corner radius is more than half of a side of the cut-out.';
  if (type === 'undermount')
    return cutoutLengthMm > bowlLengthMm || cutoutWidthMm > bowlWidthMm
      ? 'The cut-out is larger than the bowl below it.'
      : null;
  if (overhangMm <= 0) return 'The rim of an inset basin has to reach beyond its cut-out.';
  return bowlLengthMm > cutoutLengthMm || bowlWidthMm > cutoutWidthMm
    ? 'The bowl does not pass through its cut-out.'
    : null;
}
