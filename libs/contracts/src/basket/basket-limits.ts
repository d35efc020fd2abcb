export const basketLimits = {
  /** Lines in one basket. */
  items: 50,
} as const;
