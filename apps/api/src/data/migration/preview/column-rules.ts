import { catalogueLimits } from '@app/contracts';
import { isPriceWithin, toPlaces } from '@app/pricing';
import { isBlank, isClean, isLine, lengthOf } from '../../../platform/validation/plain-text';

/** What a column of Preview holds, in the one form that is stored; a string in `problem` says what is wrong with it. */
export type Column<Value> = (given: unknown) => { value: Value } | { problem: string };

/** Free text. */
export const words =
  (longest: number): Column<string> =>
  (given) => {
    if (typeof given !== 'string') return { problem: 'must be text' };
    const value = given.trim();
    // Characters of two units count once; what is far too long is not counted at all.
    if (value.length > longest * 2 || lengthOf(value) > longest)
      return { problem: `must have at most ${longest} characters` };
    return isClean(value) ? { value } : { problem: 'must be plain text' };
  };

/** One line that can be seen. */
export const line =
  (longest: number): Column<string> =>
  (given) => {
    const read = words(longest)(given);
    if ('problem' in read) return read;
    if (isBlank(read.value)) return { problem: 'must be filled in' };
    return isLine(read.value) ? read : { problem: 'must be one line of plain text' };
  };

/** Some such lines. */
export const lines: Column<string[]> = (given) => {
  const { count, length } = catalogueLimits.points;
  const problem = `must be at most ${count} lines of at most ${length} characters`;
  if (!Array.isArray(given) || given.length > count) return { problem };
  const read = given.map((one: unknown) => line(length)(one));
  const value = read.flatMap((one) => ('value' in one ? one.value : []));
  return value.length === given.length ? { value } : { problem };
};

/** Pounds. */
export const price =
  (limits: { min: number; max: number }, places: 2 | 3): Column<string> =>
  (given) => {
    const problem = `must be an amount from ${limits.min} to ${limits.max} with at most ${places} decimals`;
    if (typeof given !== 'string' || given.length > 30) return { problem };
    try {
      return isPriceWithin(given, limits, places) ? { value: toPlaces(given, places) } : { problem };
    } catch {
      return { problem };
    }
  };

export const flag: Column<boolean> = (given) =>
  typeof given === 'boolean' ? { value: given } : { problem: 'must be true or false' };

export const hexCode: Column<string> = (given) =>
  typeof given === 'string' && /^#[0-9a-f]{6}$/i.test(given)
    ? { value: given.toLowerCase() }
    : { problem: 'must be # and six digits' };

export const rowId: Column<number> = (given) =>
  Number.isSafeInteger(given) && (given as number) > 0
    ? { value: given as number }
    : { problem: 'must be the number of a row' };
