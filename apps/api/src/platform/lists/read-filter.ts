import { fieldError } from '../errors/app-error';

type Query = Readonly<Record<string, unknown>>;

/**
 * Reads a filter of a list; null if it is absent.
 * @param read returns undefined for invalid text
 * @param expected completes the sentence 'field must be …'
 * @throws AppError `request/invalid`, naming the filter
 */
export function readFilter<T>(
  query: Query,
  field: string,
  { read, expected }: { read: (text: string) => T | undefined; expected: string },
): T | null {
  const text = query[field];
  if (text === undefined || text === '') return null;
  const value = typeof text === 'string' ? read(text) : undefined;
  if (value === undefined) throw fieldError('request/invalid', field, `${field} must be ${expected}.`);
  return value;
}

export const readChoice = <Choice extends string>(
  query: Query,
  field: string,
  choices: readonly Choice[],
): Choice | null =>
  readFilter(query, field, {
    read: (text) => choices.find((choice) => choice === text),
    expected: `one of: ${choices.join(', ')}`,
  });

export const readWholeNumber = (query: Query, field: string, max: number): number | null =>
  readFilter(query, field, {
    read: (text) =>
      /^\d+$/.test(text) && text.length <= String(max).length && +text >= 1 && +text <= max
        ? +text
        : undefined,
    expected: `a whole number from 1 to ${max}`,
  });
