import { wireRule } from './wire-rule';

/** Whether a text holds nothing that a database or another program would choke on (D11). */
const isClean = (text: string) => !text.includes('\0') && !/\p{Surrogate}/u.test(text);

/** Free text, optional: trimmed by whoever takes it, at most so many characters, without NUL or lone surrogates (D11). */
export const OptionalText = (longest: number) =>
  wireRule({
    name: `optionalText${longest}`,
    accepts: (value) => typeof value === 'string' && isClean(value) && [...value.trim()].length <= longest,
    message: `Please use at most ${longest.toLocaleString('en-GB')} characters, and plain text.`,
    schema: { type: 'string', maxLength: longest, pattern: '^[^\\u0000\\ud800-\\udfff]*$' },
  });
