import { emailPattern, isEmail, isPhone, longestEmail, phonePattern } from '@app/contracts';
import { optional, type Rule } from './dto-of';

/**
 * A line must not contain line breaks (which could add mail headers; Unicode's own two included) or characters that
 * change the writing direction, which could make an address beside a name read as another.
 */
const linePattern = '^[^\\p{Cc}\\p{Zl}\\p{Zp}\\u202a-\\u202e\\u2066-\\u2069]*$';
const lineForm = new RegExp(linePattern, 'u');
const textPattern = '^[^\\u0000\\ud800-\\udfff]*$';
/** A visible character: no white space and no zero-width character. */
const visible = '[^\\s\\p{Cf}]';
const hasVisible = new RegExp(visible, 'u');

/** No NUL and no lone surrogates, which a database or another program would refuse (D11). */
const isClean = (text: string): boolean => !text.includes('\0') && !/\p{Surrogate}/u.test(text);
const isText = (value: unknown, longest: number): value is string =>
  typeof value === 'string' && isClean(value) && [...value.trim()].length <= longest;
const isLine = (value: unknown, longest: number): value is string =>
  isText(value, longest) && lineForm.test(value.trim());
const isBlank = (value: unknown): boolean =>
  value == null || (typeof value === 'string' && !hasVisible.test(value));
export const isVisibleLine = (value: unknown, longest: number): boolean =>
  isLine(value, longest) && !isBlank(value);

export const tidy = (text: string | null | undefined): string | null => text?.trim() || null;

const orFillIn = (message: string) => (value: unknown) => (isBlank(value) ? 'Please fill this in.' : message);
const tooLong = (longest: number) =>
  `Please use at most ${longest.toLocaleString('en-GB')} characters, and plain text.`;
const textSchema = (longest: number) => ({ type: 'string', maxLength: longest, pattern: textPattern });
const lineSchemas = (longest: number) => [
  textSchema(longest),
  { type: 'string', maxLength: longest, pattern: linePattern },
];

/** Free text: trimmed where it is used, without NUL or lone surrogates (D11). */
export const optionalText = (longest: number): Rule => ({
  isOptional: true,
  accepts: (value) => isText(value, longest),
  message: tooLong(longest),
  schema: textSchema(longest),
});

export const requiredText = (longest: number): Rule => ({
  accepts: (value) => isText(value, longest) && !isBlank(value),
  message: orFillIn(tooLong(longest)),
  schema: { allOf: [textSchema(longest), { pattern: visible }] },
});

export const optionalLine = (longest: number): Rule => ({
  isLine: true,
  isOptional: true,
  accepts: (value) => isLine(value, longest),
  message: tooLong(longest),
  schema: { allOf: lineSchemas(longest) },
});

export const requiredLine = (longest: number): Rule => ({
  isLine: true,
  accepts: (value) => isVisibleLine(value, longest),
  message: orFillIn(tooLong(longest)),
  schema: { allOf: [...lineSchemas(longest), { pattern: visible }] },
});

/** Required, since staff will ring it. */
export const requiredPhone = (longest: number): Rule => ({
  isLine: true,
  accepts: (value) => isLine(value, longest) && isPhone(value),
  message: orFillIn('Please enter a phone number that we can ring.'),
  schema: { allOf: [...lineSchemas(longest), { pattern: phonePattern.source }] },
});

export const requiredEmail: Rule = {
  isLine: true,
  accepts: (value) => typeof value === 'string' && isEmail(value.trim()),
  message: orFillIn('Please enter a valid email address.'),
  schema: { type: 'string', maxLength: longestEmail, pattern: emailPattern.source },
};

/** '' and spaces mean that it is left out. */
export const optionalEmail = optional({
  ...requiredEmail,
  accepts: (value) => typeof value === 'string' && (value.trim() === '' || isEmail(value.trim())),
  message: 'Please enter a valid email address.',
});

/** A password, taken as it is, spaces included. */
export const requiredSecret = (longest: number): Rule => ({
  accepts: (value) => typeof value === 'string' && value !== '' && isClean(value) && value.length <= longest,
  message: orFillIn(tooLong(longest)),
  schema: {
    type: 'string',
    minLength: 1,
    pattern: textPattern,
    // The second form is for texts with characters that count as two where length is measured in UTF-16.
    anyOf: [
      { maxLength: longest, pattern: '^[^\\u{10000}-\\u{10ffff}]*$' },
      { maxLength: Math.floor(longest / 2) },
    ],
  },
});
