import { emailPattern, isEmail, isPhone, longestEmail, phonePattern } from '@app/contracts';
import { optional, type Rule } from './dto-of';

/**
 * What a line must not hold: what ends lines, in the head of a mail say (Unicode's own two ends among them), and what
 * turns the direction of all that follows, so that a name could make an address beside it read as another.
 */
const linePattern = '^[^\\p{Cc}\\p{Zl}\\p{Zp}\\u202a-\\u202e\\u2066-\\u2069]*$';
const lineForm = new RegExp(linePattern, 'u');
const textPattern = '^[^\\u0000\\ud800-\\udfff]*$';
/** Something that can be seen: neither space nor one of the characters without width. */
const visible = '[^\\s\\p{Cf}]';
const hasVisible = new RegExp(visible, 'u');

/** Whether a text holds nothing that a database or another program would choke on (D11). */
const isClean = (text: string): boolean => !text.includes('\0') && !/\p{Surrogate}/u.test(text);
const isText = (value: unknown, longest: number): value is string =>
  typeof value === 'string' && isClean(value) && [...value.trim()].length <= longest;
const isLine = (value: unknown, longest: number): value is string =>
  isText(value, longest) && lineForm.test(value.trim());
const isBlank = (value: unknown): boolean =>
  value == null || (typeof value === 'string' && !hasVisible.test(value));
/** Whether a text is one line, such as one of a list, and can be seen. */
export const isVisibleLine = (value: unknown, longest: number): boolean =>
  isLine(value, longest) && !isBlank(value);

/** Without spaces around it, and null where nothing is left. */
export const tidy = (text: string | null | undefined): string | null => text?.trim() || null;

const orFillIn = (message: string) => (value: unknown) => (isBlank(value) ? 'Please fill this in.' : message);
const tooLong = (longest: number) =>
  `Please use at most ${longest.toLocaleString('en-GB')} characters, and plain text.`;
const textSchema = (longest: number) => ({ type: 'string', maxLength: longest, pattern: textPattern });
const lineSchemas = (longest: number) => [
  textSchema(longest),
  { type: 'string', maxLength: longest, pattern: linePattern },
];

/** Free text, optional: trimmed where it is used, at most so many characters, without NUL or lone surrogates (D11). */
export const optionalText = (longest: number): Rule => ({
  isOptional: true,
  accepts: (value) => isText(value, longest),
  message: tooLong(longest),
  schema: textSchema(longest),
});

/** Free text that must be there. */
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

/** One line of text that must be there. */
export const requiredLine = (longest: number): Rule => ({
  isLine: true,
  accepts: (value) => isVisibleLine(value, longest),
  message: orFillIn(tooLong(longest)),
  schema: { allOf: [...lineSchemas(longest), { pattern: visible }] },
});

/** A phone number that must be there, since somebody will ring it. */
export const requiredPhone = (longest: number): Rule => ({
  isLine: true,
  accepts: (value) => isLine(value, longest) && isPhone(value),
  message: orFillIn('Please enter a phone number that we can ring.'),
  schema: { allOf: [...lineSchemas(longest), { pattern: phonePattern.source }] },
});

/** An e-mail address that must be there; spaces around it are forgiven. */
export const requiredEmail: Rule = {
  isLine: true,
  accepts: (value) => typeof value === 'string' && isEmail(value.trim()),
  message: orFillIn('Please enter a valid email address.'),
  schema: { type: 'string', maxLength: longestEmail, pattern: emailPattern.source },
};

/** An e-mail address that may be left out; '' and spaces mean that it is. */
export const optionalEmail = optional({
  ...requiredEmail,
  accepts: (value) => typeof value === 'string' && (value.trim() === '' || isEmail(value.trim())),
  message: 'Please enter a valid email address.',
});

/** A password: taken as it is, spaces and all. */
export const requiredSecret = (longest: number): Rule => ({
  accepts: (value) => typeof value === 'string' && value !== '' && isClean(value) && value.length <= longest,
  message: orFillIn(tooLong(longest)),
  schema: {
    type: 'string',
    minLength: 1,
    pattern: textPattern,
    // The second form is for texts with characters that count as two where a length is measured in UTF-16.
    anyOf: [
      { maxLength: longest, pattern: '^[^\\u{10000}-\\u{10ffff}]*$' },
      { maxLength: Math.floor(longest / 2) },
    ],
  },
});
