export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isWholeWithin = (value: unknown, { min, max }: { min: number; max: number }): value is number =>
  Number.isSafeInteger(value) && Number(value) >= min && Number(value) <= max;
