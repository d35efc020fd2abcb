import { emailPattern, isEmail, isPhone, maxEmailLength, phonePattern } from '@app/contracts';
import { optional, type Rule } from './dto-of';

/**
 * No line breaks (they could add mail headers), including U+2028 and U+2029, and no characters that change the writing
 * direction (they could make an email address look like a different one).
 */
const linePattern = '^[^\\p{Cc}\\p{Zl}\\p{Zp}\\u202a-\\u202e\\u2066-\\u2069]*$';
const lineRegExp = new RegExp(linePattern, 'u');
const textPattern = '^[^\\u0000\\ud800-\\udfff]*$';
/** A visible character: no white space and no zero-width character. */
const visiblePattern = '[^\\s\\p{Cf}]';
const visibleRegExp = new RegExp(visiblePattern, 'u');

/** No NUL and no lone surrogates, which a database or another program would reject (D11). */
const isClean = (text: string): boolean => !text.includes('\0') && !/\p{Surrogate}/u.test(text);
const isText = (value: unknown, maxLength: number): value is string =>
  typeof value === 'string' && isClean(value) && [...value.trim()].length <= maxLength;
const isLine = (value: unknown, maxLength: number): value is string =>
  isText(value, maxLength) && lineRegExp.test(value.trim());
const isBlank = (value: unknown): boolean =>
  value == null || (typeof value === 'string' && !visibleRegExp.test(value));
export const isVisibleLine = (value: unknown, maxLength: number): boolean =>
  isLine(value, maxLength) && !isBlank(value);

export const trimToNull = (text: string | null | undefined): string | null => text?.trim() || null;

const requiredMessage = (otherwise: string) => (value: unknown) =>
  isBlank(value) ? 'Please fill this in.' : otherwise;
const textMessage = (maxLength: number) =>
  `Please use at most ${maxLength.toLocaleString('en-GB')} characters, and plain text.`;
const textSchema = (maxLength: number) => ({ type: 'string', maxLength, pattern: textPattern });
const lineSchemas = (maxLength: number) => [
  textSchema(maxLength),
  { type: 'string', maxLength, pattern: linePattern },
];

/** Free text: trimmed where it is used, without NUL or lone surrogates (D11). */
export const optionalText = (maxLength: number): Rule => ({
  isOptional: true,
  accepts: (value) => isText(value, maxLength),
  message: textMessage(maxLength),
  schema: textSchema(maxLength),
});

export const requiredText = (maxLength: number): Rule => ({
  accepts: (value) => isText(value, maxLength) && !isBlank(value),
  message: requiredMessage(textMessage(maxLength)),
  schema: { allOf: [textSchema(maxLength), { pattern: visiblePattern }] },
});

export const optionalLine = (maxLength: number): Rule => ({
  isLine: true,
  isOptional: true,
  accepts: (value) => isLine(value, maxLength),
  message: textMessage(maxLength),
  schema: { allOf: lineSchemas(maxLength) },
});

export const requiredLine = (maxLength: number): Rule => ({
  isLine: true,
  accepts: (value) => isVisibleLine(value, maxLength),
  message: requiredMessage(textMessage(maxLength)),
  schema: { allOf: [...lineSchemas(maxLength), { pattern: visiblePattern }] },
});

/** Required, since staff will ring it. */
export const requiredPhone = (maxLength: number): Rule => ({
  isLine: true,
  accepts: (value) => isLine(value, maxLength) && isPhone(value),
  message: requiredMessage('Please enter a phone number that we can ring.'),
  schema: { allOf: [...lineSchemas(maxLength), { pattern: phonePattern.source }] },
});

export const requiredEmail: Rule = {
  isLine: true,
  accepts: (value) => typeof value === 'string' && isEmail(value.trim()),
  message: requiredMessage('Please enter a valid email address.'),
  schema: { type: 'string', maxLength: maxEmailLength, pattern: emailPattern.source },
};

/** '' and spaces mean absent. */
export const optionalEmail = optional({
  ...requiredEmail,
  accepts: (value) => typeof value === 'string' && (value.trim() === '' || isEmail(value.trim())),
  message: 'Please enter a valid email address.',
});

/** A password, taken as it is, spaces included. */
export const requiredSecret = (maxLength: number): Rule => ({
  accepts: (value) =>
    typeof value === 'string' && value !== '' && isClean(value) && value.length <= maxLength,
  message: requiredMessage(textMessage(maxLength)),
  schema: {
    type: 'string',
    minLength: 1,
    pattern: textPattern,
    // OpenAPI counts code points, `length` above UTF-16 units. Half as many code points always fit.
    anyOf: [{ maxLength, pattern: '^[^\\u{10000}-\\u{10ffff}]*$' }, { maxLength: Math.floor(maxLength / 2) }],
  },
});
