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
