/**
 * Limits of catalogue fields (specification §5, D2). The upper bounds keep prices in exact integer arithmetic:
 * rate × length × width stays far below 2^53.
 */
export const catalogueLimits = {
  name: 120,
  description: 2_000,
  /** A material's features and applications: number of lines, and characters of each. */
  points: { count: 20, length: 120 },
  /** Characters of a material's maintenance and warranty texts. */
  text: 2_000,
  /** Pounds; base prices have 3 decimals, modifiers 2. */
  basePrice: { min: 0, max: 9_999.999 },
  colorModifier: { min: 0, max: 9_999.99 },
  flatModifier: { min: -9_999.99, max: 9_999.99 },
} as const;
