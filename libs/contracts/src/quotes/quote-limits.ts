/**
 * Sizes of a top and limits of a quote (specification §5, D11, D37), for inputs, API and database.
 */
export const quoteLimits = {
  lengthMm: { min: 500, max: 3000 },
  widthMm: { min: 300, max: 350 },
  /** Characters. */
  notes: 2_000,
  /** Equal tops on one quote. */
  quantity: { min: 1, max: 99 },
  /** Cut-outs in one top. */
  cutouts: 20,
} as const;

/** Millimetres. */
export interface SizeLimits {
  lengthMm: { min: number; max: number };
  widthMm: { min: number; max: number };
}

/** The smallest top, and the largest limits the owner may set for staff (D52). */
export const workshopRange = {
  lengthMm: { min: 100, max: 6_000 },
  widthMm: { min: 100, max: 2_000 },
} as const satisfies SizeLimits;

/** Used until the owner sets other limits: the size of a usual slab. */
export const usualWorkshopMax = { lengthMm: 3_200, widthMm: 1_600 } as const;
