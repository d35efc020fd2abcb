/** What one variable turned out to be: a value, or what is wrong with it. Values are never repeated: they may be secret. */
export type Reading<T> = (text: string | undefined) => { value: T } | { problem: string };

/** Reads one variable; what is wrong with it is remembered for the end. */
export type Read = <T>(name: string, reading: Reading<T>) => T;

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
      : { problem: min === max ? `must be ${min} here` : `must be a whole number from ${min} to ${max}` };
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

/** Text of one form, which `what` describes. */
export const shaped =
  (pattern: RegExp, what: string, otherwise?: string): Reading<string> =>
  (given = otherwise) => {
    if (given === undefined) return { problem: 'is missing' };
    return pattern.test(given) ? { value: given } : { problem: `must be ${what}` };
  };

/** Where another service is reached: no user, query or fragment, and no slash at the end. */
export const serviceUrl =
  (protocols: readonly string[], otherwise?: string): Reading<string> =>
  (given = otherwise) => {
    const result = requiredUrl(protocols)(given);
    if ('problem' in result) return result;
    const { username, password, search, hash, href } = new URL(result.value);
    return username || password || search || hash
      ? { problem: 'must not have a user, a query or a fragment' }
      : { value: href.replace(/\/+$/, '') };
  };

/** The same, on one of a few hosts. */
export const allowedService =
  (origins: readonly string[], otherwise: string): Reading<string> =>
  (given) => {
    const result = serviceUrl(['https:'], otherwise)(given);
    if ('problem' in result) return result;
    return origins.includes(new URL(result.value).origin)
      ? result
      : { problem: `must be at ${origins.join(' or ')}` };
  };
