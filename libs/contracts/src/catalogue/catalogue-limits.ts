/**
 * Limits of the catalogue's own figures (specification §5, D2). The upper bounds keep every price within
 * exact integer arithmetic: rate × length × width stays far below 2^53.
 */
export const catalogueLimits = {
  name: 120,
  description: 2_000,
  /** A material's features and applications: how many lines, and how long each. */
  points: { count: 20, length: 120 },
  /** A material's text on maintenance, and the one on warranty. */
  text: 2_000,
  /** Pounds; base prices have 3 decimals, modifiers 2. */
  basePrice: { min: 0, max: 9_999.999 },
  colorModifier: { min: 0, max: 9_999.99 },
  flatModifier: { min: -9_999.99, max: 9_999.99 },
} as const;
