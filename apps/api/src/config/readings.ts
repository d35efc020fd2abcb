/** What one variable turned out to be: a value, or what is wrong with it. Values are never repeated: they may be secret. */
export type Reading<T> = (text: string | undefined) => { value: T } | { problem: string };

/** Any text, with a default. */
export const text =
  (otherwise: string): Reading<string> =>
  (given) => ({ value: given ?? otherwise });

/** One of a few words. */
export const choice =
  <T extends string>(words: readonly T[], otherwise: T): Reading<T> =>
  (given) => {
    if (given === undefined) return { value: otherwise };
    const word = words.find((candidate) => candidate === given);
    return word ? { value: word } : { problem: `must be one of: ${words.join(', ')}` };
  };

/** A whole number within bounds. */
export const wholeNumber =
  ({ min, max, otherwise }: { min: number; max: number; otherwise: number }): Reading<number> =>
  (given) => {
    if (given === undefined) return { value: otherwise };
    const value = /^\d{1,9}$/.test(given) ? Number(given) : NaN;
    return value >= min && value <= max
      ? { value }
      : { problem: `must be a whole number from ${min} to ${max}` };
  };

/** A TCP port. */
export const port = (otherwise: number) => wholeNumber({ min: 1, max: 65_535, otherwise });

/** An address of one of these protocols, or nothing. */
export const optionalUrl =
  (protocols: readonly string[]): Reading<string | undefined> =>
  (given) => {
    if (given === undefined) return { value: undefined };
    const isFit = URL.canParse(given) && protocols.includes(new URL(given).protocol);
    return isFit
      ? { value: given }
      : { problem: `must be an address beginning with ${protocols.join(' or ')}//` };
  };

/** An address that the process cannot do without. */
export const requiredUrl =
  (protocols: readonly string[]): Reading<string> =>
  (given) => {
    if (given === undefined) return { problem: 'is missing' };
    const result = optionalUrl(protocols)(given);
    return 'problem' in result ? result : { value: given };
  };
